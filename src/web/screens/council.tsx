export default function CouncilScreen() {
  return <h1>Council</h1>;
}
