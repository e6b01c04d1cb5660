export default function ClanScreen() {
  return <h1>Clan</h1>;
}
