/** Pictures of a post, from where the server keeps them. */
import { useR, useRooms } from './use-rooms.js';

export const imageAddress = (game: string, image: string, as: string | null): string => {
  const path = `/api/games/${encodeURIComponent(game)}/images/${encodeURIComponent(image)}`;
  return as ? `${path}?as=${encodeURIComponent(as)}` : path;
};

export function Pictures({ images }: { images: readonly string[] }) {
  const { id, as } = useRooms();
  const r = useR();
  if (images.length === 0) return null;
  return (
    <ul className="pictures">
      {images.map((image, i) => (
        <li key={image}>
          <img src={imageAddress(id, image, as)} alt={r('picture.alt', { n: i + 1 })} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
