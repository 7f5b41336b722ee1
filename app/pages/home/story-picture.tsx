import type { ArtProps } from '#app/art/picture.tsx';
import { CarReceipt } from '#app/art/receipts/car-receipt.tsx';
import { CoffeeReceipt } from '#app/art/receipts/coffee-receipt.tsx';
import { GameReceipt } from '#app/art/receipts/game-receipt.tsx';
import type { StoryId } from '#content/pages/home/structure.ts';

const pictures = { coffee: CoffeeReceipt, car: CarReceipt, gaming: GameReceipt };

export function StoryPicture({ id, ...art }: ArtProps & { id: StoryId }) {
  const Picture = pictures[id];
  return <Picture {...art} />;
}
