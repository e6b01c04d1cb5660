export default function PersonalLink({ token }: { token: string }) {
  return <h1>{token}</h1>;
}
