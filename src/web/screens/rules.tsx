export default function RulesScreen() {
  return <h1>Rules</h1>;
}
