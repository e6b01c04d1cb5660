export default function BoardScreen() {
  return <h1>Board</h1>;
}
