import type { AddUp } from '../../../contract/scratch-cards.ts';
import { AddUpTrack } from './add-up-track.tsx';
import { CardWins } from './card-wins.tsx';

/** Draws the parts below the card, which load after the page: the awards for cards played, and the latest wins. */
export default function CardExtras(props: { track: AddUp; isBusy: boolean }) {
  return (
    <>
      <AddUpTrack {...props} />
      <CardWins />
    </>
  );
}
