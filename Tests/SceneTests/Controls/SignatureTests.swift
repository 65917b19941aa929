import Foundation
import Geometry
import Motion
import Picture
import Testing

@testable import Scene

/// The calls that published files make most, in the forms that they have there: this file compiles.
@MainActor
@Suite struct SignatureTests {
  @Test func whatIsWrittenInTheUsualFormsIsDrawnTheSameEachTime() {
    func picture() -> DisplayList { Film { Usage() }.picture(at: 0.5) }
    func more() -> DisplayList { Film(width: 400, height: 3000) { Usage().more }.picture(at: 0.5) }
    #expect(picture() == picture())
    #expect(!picture().commands.isEmpty)
    #expect(more() == more())
    #expect(more().commands.count > 20)
  }
}

private struct Item: Identifiable, Hashable {
  let id: Int
  var name: String
  var children: [Item]?
}
private final class Model: ObservableObject {
  @Published var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
  @Published var text = ""
}
private enum Flavor: String, CaseIterable, Identifiable {
  case a, b
  var id: Self { self }
}
private struct Usage: View {
  @StateObject var model = Model()
  @State private var flavor: Flavor = .a
  @State private var opt: Int? = nil
  @State private var selection: Set<Int> = []
  @State private var single: Int?
  @State private var isOn = false
  @State private var speed = 50.0
  @State private var isEditing = false
  @State private var qty = 1
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var color = Color.red
  @State private var path = NavigationPath()
  @State private var detent = PresentationDetent.medium
  @State private var show = false
  @State private var item: Item?
  @State private var pos: Int?
  @State private var scroll = ScrollPosition(edge: .top)
  @FocusState private var focused: Bool
  @AppStorage("x") private var stored = "s"
  @AppStorage("f") private var storedFlavor: Flavor = .a
  @AppStorage("o") private var storedOpt: Int?
  @SceneStorage("y") private var scene = 1
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var mode
  @Environment(\.editMode) private var editMode
  var body: some View {
    NavigationStack(path: $path) {
      List(selection: $selection) {
        ForEach(model.items) { item in
          NavigationLink(value: item) { Label(item.name, systemImage: "star") }
            .swipeActions { Button("Delete", role: .destructive) {}.tint(.red) }
            .listRowBackground(Color.clear).listRowSeparator(.hidden)
        }
        .onDelete { model.items.remove(atOffsets: $0) }
        .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
        ForEach($model.items) { $item in TextField("n", text: $item.name).focused($focused) }
        Section(header: Text("H"), footer: Text("F")) { Text("x") }
        Section {
          Text("y")
        } header: {
          Text("z")
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: Item.self) { Text($0.name) }
      .navigationDestination(isPresented: $show) { Text("d") }
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("a") {}
          Spacer()
          Button("b") {}
        }
        if isOn { ToolbarItem { Text("c") } }
      }
      .toolbar {
        Button("q") {
          path.append(model.items[0])
          path.removeLast()
        }
      }
      .toolbarBackground(.visible, for: .navigationBar)
      .searchable(text: $model.text, prompt: "Find")
      .refreshable {}
    }
    .sheet(isPresented: $show) {
      Inner().presentationDetents([.medium, .large], selection: $detent).presentationDragIndicator(
        .visible
      ).presentationCornerRadius(20)
    }
    .sheet(item: $item) { i in Text(i.name) }
    .fullScreenCover(isPresented: $show) { Text("c") }
    .alert("A", isPresented: $show) {
      TextField("t", text: $model.text)
      Button("OK") {}
    }
    .alert(isPresented: $show) {
      Alert(
        title: Text("x"), message: Text("y"), primaryButton: .default(Text("ok")),
        secondaryButton: .cancel())
    }
    .actionSheet(isPresented: $show) {
      ActionSheet(title: Text("x"), buttons: [.default(Text("a")), .cancel()])
    }
    .confirmationDialog("c", isPresented: $show) { Button("a") {} }
    .popover(isPresented: $show, arrowEdge: .top) { Text("p") }
    .inspector(isPresented: $show) { Text("i") }
    .onChange(of: isOn) {
      focused = true
      mode.wrappedValue.dismiss()
      dismiss()
    }
  }
  @ViewBuilder var more: some View {
    Form {
      Picker("F", selection: $flavor) {
        ForEach(Flavor.allCases) { f in Text(f.rawValue.capitalized).tag(f) }
      }.pickerStyle(SegmentedPickerStyle())
      Picker(selection: $opt, label: Text("O")) {
        Text("none").tag(nil as Int?)
        Text("1").tag(1 as Int?)
      }
      Toggle(isOn: $isOn) { Text("x") }.toggleStyle(SwitchToggleStyle(tint: .blue))
      Toggle("s", systemImage: "star", isOn: $isOn)
      Scene.Slider(value: $speed, in: 0...100, onEditingChanged: { isEditing = $0 })
      Scene.Slider(value: $speed, in: 0...100, step: 5) {
        Text("S")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      } onEditingChanged: {
        isEditing = $0
      }
      Stepper("q \(qty)", value: $qty, in: 1...10)
      Stepper(value: $qty, in: 1...10, step: 2) { Text("q") }
      Stepper("z") {
        qty += 1
      } onDecrement: {
        qty -= 1
      }
      DatePicker(
        "d", selection: $date, in: ...Date(timeIntervalSince1970: 0), displayedComponents: [.date])
      DatePicker("d", selection: $date).datePickerStyle(.graphical).labelsHidden()
      ColorPicker("c", selection: $color)
      TextField("n", value: $qty, format: .number).keyboardType(.decimalPad).submitLabel(.done)
        .onSubmit {}.textInputAutocapitalization(.never).autocorrectionDisabled()
      TextField("t", text: $model.text, axis: .vertical).lineLimit(3).textFieldStyle(
        RoundedBorderTextFieldStyle())
      SecureField("p", text: $model.text)
      TextEditor(text: $model.text)
    }
    Group {
      ProgressView(value: speed, total: 100).progressViewStyle(LinearProgressViewStyle(tint: .red))
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white)).scaleEffect(2)
      Gauge(value: speed, in: 0...100) {
        Text("g")
      } currentValueLabel: {
        Text("\(Int(speed))")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }.gaugeStyle(.accessoryCircular)
      Menu {
        Button("a") {}
        Divider()
        Menu("sub") { Button("b") {} }
      } label: {
        Image(systemName: "ellipsis")
      }
      GroupBox(label: Label("g", systemImage: "heart")) { Text("x") }
      DisclosureGroup("d", isExpanded: $isOn) { Text("x") }
      OutlineGroup(model.items, children: \.children) { Text($0.name) }
      Link("l", destination: URL(filePath: "/a"))
      ShareLink(item: "x")
      LabeledContent("l") { Text("v") }
      ControlGroup { Button("a") {} }
      ViewThatFits {
        Text("a")
        Text("b")
      }
    }
    Group {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack { ForEach(0..<9) { Text("\($0)").id($0) } }.scrollTargetLayout()
      }
      .scrollPosition(id: $pos).scrollTargetBehavior(.viewAligned).contentMargins(
        .horizontal, 20, for: .scrollContent
      ).scrollIndicators(.hidden)
      ScrollView { Text("a") }.scrollPosition($scroll).onScrollGeometryChange(for: Double.self) {
        $0.contentOffset.y
      } action: { old, new in
        print(old, new)
      }
      ScrollViewReader { proxy in
        ScrollView { Button("x") { withAnimation { proxy.scrollTo(3, anchor: .top) } } }
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 10) {
        ForEach(0..<4) { Text("\($0)") }
      }
      TabView {
        Text("a").tabItem {
          Image(systemName: "star")
          Text("A")
        }.badge(3)
        Text("b")
      }.tabViewStyle(PageTabViewStyle(indexDisplayMode: .always)).indexViewStyle(
        .page(backgroundDisplayMode: .always))
      TabView {
        Tab("Home", systemImage: "house") { Text("h") }
        Tab("S", systemImage: "gear") { Text("s") }
      }
      TabView(selection: $qty) { Tab("Home", systemImage: "house", value: 1) { Text("h") } }
      NavigationView {
        NavigationLink(destination: Text("x")) { Text("y") }.navigationBarTitle(
          "T", displayMode: .inline
        ).navigationBarItems(trailing: Button("x") {})
      }.navigationViewStyle(.stack)
      NavigationView { NavigationLink("x", destination: Text("y"), isActive: $isOn) }
        .navigationViewStyle(StackNavigationViewStyle())
      NavigationSplitView {
        List(model.items, selection: $single) { Text($0.name) }
      } detail: {
        Text("d")
      }
      Button("p") {}.buttonStyle(.bordered).controlSize(.large).buttonBorderShape(.capsule).tint(
        .pink)
      Button(role: .destructive) {
      } label: {
        Text("x")
      }
    }
  }
}
private struct Inner: View {
  @Environment(\.dismiss) var dismiss
  var body: some View { Button("x") { dismiss() } }
}
