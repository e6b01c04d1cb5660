export default function SeasonScreen() {
  return <h1>Season</h1>;
}
