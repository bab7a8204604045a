import type { AddUp } from '../../../contract/scratch-cards.ts';
import { AddUpTrack } from './add-up-track.tsx';
import { CardWins } from './card-wins.tsx';

/** What stands below a card and is fetched after its page: the awards for cards played and the latest wins. */
export default function CardExtras(props: { track: AddUp; isBusy: boolean }) {
  return (
    <>
      <AddUpTrack {...props} />
      <CardWins />
    </>
  );
}
