import type { ScratchedCard } from '../../../contract/scratch-cards.ts';
import { formatExact } from '../../../contract/money.ts';
import type { ScratchCardTypes, Winnings } from '../../../scenes/lobby/scratch-card/types.ts';
import type { LandingKind } from '../../rounds/round-game.ts';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { type CardsInfo, priceInCoins, printedCard } from './cards-info.ts';
import type { useCardsT } from './texts.ts';

/** The card that lies on the table. */
export interface CardOnTable {
  readonly card: ScratchedCard;
  /** Position of the card in its row, from 1; `total` is the number of cards in the row. */
  readonly number: number;
  readonly total: number;
  /** For each of the nine faces, whether it is uncovered. */
  readonly opened: readonly boolean[];
  /** Whether the card's prize has been shown. */
  readonly isShown: boolean;
}

/** What the page shows of the current row of cards. */
export interface CardRowState {
  readonly table: CardOnTable | undefined;
  /** Wins of the row's cards that have been shown, in hundredths of a coin. */
  readonly results: readonly number[];
  /** Whether the scene celebrates the prize over the card: a press then only ends the celebration. */
  readonly isCelebrated: boolean;
  /** Announcement for the card on the table; if empty, the round's own announcement is used. */
  readonly message: string;
}

/** What a row needs from its page, as the page last rendered it. */
export interface CardRowPage {
  readonly scene: Pick<GameScene<ScratchCardTypes>, 'cue' | 'status'>;
  readonly info: Pick<CardsInfo, 'price'>;
  readonly t: ReturnType<typeof useCardsT>;
}

/** State before a card is dealt. */
export const EMPTY_TABLE: CardRowState = { table: undefined, results: [], isCelebrated: false, message: '' };

const COVERED: readonly boolean[] = Array.from({ length: 9 }, () => false);
const OPEN: readonly boolean[] = COVERED.map(() => true);

const asShown = (now: CardOnTable | undefined): CardOnTable | undefined =>
  now && { ...now, opened: OPEN, isShown: true };

/** Returns the announcement of a card that has been shown. */
export const formatCard = (t: CardRowPage['t'], { amount }: ScratchedCard): string =>
  amount === 0 ? t('card.none') : t('card.won', { amount: formatExact(amount) });

/** Deals the cards of a row one after the other; each is scratched by the player or revealed by a button. */
export class CardRow {
  readonly #page: () => CardRowPage;
  readonly #onChanged: (state: CardRowState) => void;
  #state = EMPTY_TABLE;
  #shown: (() => void) | undefined;
  #next: (() => void) | undefined;
  /** Whether the player has pressed "Reveal all" for the rest of the row. */
  #hurries = false;
  /** Sum of the row's wins, and the price of its cards. */
  #won: Winnings | undefined;
  /** Whether the scene celebrates the card's prize; the page learns it together with the result. */
  #celebrates = false;
  /** Whether this is the last card of its row; the page shows its result only at the end of the round. */
  #isLast = false;
  /** Faces opened in the scene; the page itself shows them only if the scene fails. */
  readonly #opened = new Set<number>();

  /** Creates a row; `onChanged` is called with each new state. */
  constructor(page: () => CardRowPage, onChanged: (state: CardRowState) => void) {
    this.#page = page;
    this.#onChanged = onChanged;
  }

  /** Deals a card face down, before the server has answered. */
  start(): void {
    this.#change(EMPTY_TABLE);
    void this.#page().scene.cue('deal', {});
  }

  /** Shows the cards of a row one after the other; resolves when all have been shown. */
  async land(list: readonly ScratchedCard[], landing: LandingKind): Promise<void> {
    this.#hurries = false;
    this.#celebrates = false;
    const won: Winnings = {
      prize: list.reduce((sum, { amount }) => sum + amount, 0),
      price: list.length * priceInCoins(this.#page().info),
    };
    this.#won = won;
    this.#change({ results: [], isCelebrated: false });
    for (const [index, card] of list.entries()) {
      await this.#showCard({ card, number: index + 1, total: list.length }, landing);
      if (this.#isLast) return;
      this.#change({
        results: list.slice(0, index + 1).map(({ amount }) => amount),
        message: formatCard(this.#page().t, card),
      });
      if (this.#hurries) return;
      await new Promise<void>((resolve) => {
        this.#next = resolve;
      });
      this.#next = undefined;
      // If "Reveal all" was pressed while this card was open, the scene shows the row's sum over it.
      if (this.#hurries) return this.#page().scene.cue('revealAll', { row: won });
    }
  }

  /** Shows the result of the whole row at the end of its round. */
  rest(list: readonly ScratchedCard[]): void {
    this.#change({
      table: asShown(this.#state.table),
      results: list.map(({ amount }) => amount),
      message: '',
      isCelebrated: this.#celebrates,
    });
  }

  /** Notes that the card's prize can be read. With `hasScene` the scene celebrates it until `markClosed`. */
  markShown(hasScene = false): void {
    this.#celebrates = hasScene;
    if (!this.#isLast) this.#change({ table: asShown(this.#state.table), isCelebrated: hasScene });
    this.#shown?.();
  }

  /** Notes that the celebration has ended, so that the next press continues the game. */
  markClosed(): void {
    this.#celebrates = false;
    this.#change({ isCelebrated: false });
  }

  /** Reveals the card on the table; after "Reveal all", the whole row with it. */
  reveal(): void {
    const { scene } = this.#page();
    const detail = this.#hurries && this.#won ? { row: this.#won } : {};
    if (scene.status === 'painted') void scene.cue('revealAll', detail);
    else this.markShown();
  }

  /** Reveals this card, and the results of the other cards of the row without dealing them. */
  revealRow(): void {
    this.#hurries = true;
    if (this.#next) this.#next();
    else this.reveal();
  }

  /** Deals the next card of the row. */
  goOn(): void {
    this.#change({ message: '' });
    this.#next?.();
  }

  /** Notes that a face of the card, 0 to 8, is uncovered. */
  openFace(place: number): void {
    this.#opened.add(place);
    if (this.#page().scene.status !== 'painted') this.#showOpened();
  }

  /** Shows the card in the page as far as it was scratched, because the scene has failed. */
  leaveToPage(): void {
    this.#showOpened();
    this.markClosed();
  }

  #change(change: Partial<CardRowState>): void {
    const keys = Object.keys(change) as (keyof CardRowState)[];
    if (keys.every((key) => change[key] === this.#state[key])) return;
    this.#state = { ...this.#state, ...change };
    this.#onChanged(this.#state);
  }

  async #showCard(
    placed: Pick<CardOnTable, 'card' | 'number' | 'total'>,
    landing: LandingKind,
  ): Promise<void> {
    const { t } = this.#page();
    const { card, number, total } = placed;
    const isFirst = number === 1;
    const isShown = new Promise<void>((resolve) => {
      this.#shown = resolve;
    });
    this.#isLast = number === total;
    this.#opened.clear();
    const place = total > 1 ? `${t('card.of', { number, total })}. ` : '';
    this.#change({
      table: { ...placed, opened: COVERED, isShown: false },
      message: isFirst && landing === 'resumed' ? t('round.back') : `${place}${t('card.covered.line')}`,
    });
    await this.#bring(card, isFirst, landing);
    // "Reveal all" may have been pressed before this card was dealt.
    if (this.#hurries) this.reveal();
    await isShown;
  }

  /**
   * Deals a card; resolves when it lies on the table. The first card of a row that was just bought already lies there
   * face down, and is turned over instead.
   */
  #bring(card: ScratchedCard, isFirst: boolean, landing: LandingKind): Promise<void> {
    const { scene } = this.#page();
    const printed = printedCard(card);
    return isFirst && landing === 'live'
      ? scene.cue('face', { card: printed })
      : scene.cue('deal', { card: printed, instant: isFirst && landing === 'resumed' });
  }

  #showOpened(): void {
    const { table } = this.#state;
    if (table === undefined) return;
    const opened = table.opened.map((is, place) => is || this.#opened.has(place));
    this.#change({ table: { ...table, opened } });
  }
}
