export default function HallScreen() {
  return <h1>Hall</h1>;
}
