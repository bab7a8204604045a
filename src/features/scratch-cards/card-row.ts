import type { ScratchedCard } from '../../../contract/scratch-cards.ts';
import { formatExact } from '../../../contract/money.ts';
import type { ScratchCardTypes, Winnings } from '../../../scenes/lobby/scratch-card/types.ts';
import type { LandingKind } from '../../rounds/round-game.ts';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { type CardsInfo, priceInCoins, printedCard } from './cards-info.ts';
import type { useCardsT } from './texts.ts';

/** The card on the table. */
export interface CardOnTable {
  readonly card: ScratchedCard;
  /** Number in the row, from 1. */
  readonly number: number;
  readonly total: number;
  /** Whether each of the nine faces is uncovered. */
  readonly opened: readonly boolean[];
  /** Whether its prize has been shown. */
  readonly isShown: boolean;
}

/** A row of cards as its page shows it. */
export interface CardRowState {
  readonly table: CardOnTable | undefined;
  /** Wins of the row's shown cards, in hundredths. */
  readonly results: readonly number[];
  /** The prize's celebration is over the card: a press goes on from it before it does anything else. */
  readonly isCelebrated: boolean;
  /** Announcement of the card on the table; empty where the round's own counts. */
  readonly message: string;
}

/** The page around a row, as last rendered. */
export interface CardRowPage {
  readonly scene: Pick<GameScene<ScratchCardTypes>, 'cue' | 'status'>;
  readonly info: Pick<CardsInfo, 'price'>;
  readonly t: ReturnType<typeof useCardsT>;
}

/** A table without cards. */
export const EMPTY_TABLE: CardRowState = { table: undefined, results: [], isCelebrated: false, message: '' };

const COVERED: readonly boolean[] = Array.from({ length: 9 }, () => false);
const OPEN: readonly boolean[] = COVERED.map(() => true);

const asShown = (now: CardOnTable | undefined): CardOnTable | undefined =>
  now && { ...now, opened: OPEN, isShown: true };

/** Returns the announcement of a shown card. */
export const formatCard = (t: CardRowPage['t'], { amount }: ScratchedCard): string =>
  amount === 0 ? t('card.none') : t('card.won', { amount: formatExact(amount) });

/** Lays cards on the table one after the other; each is scratched by the player, or revealed. */
export class CardRow {
  readonly #page: () => CardRowPage;
  readonly #onChanged: (state: CardRowState) => void;
  #state = EMPTY_TABLE;
  #shown: (() => void) | undefined;
  #next: (() => void) | undefined;
  /** Whether the player has asked to see all cards. */
  #hurries = false;
  /** Total win of the current row. */
  #won: Winnings | undefined;
  /** Whether the scene celebrates; the page shows it together with the result. */
  #celebrates = false;
  /** Whether the current card is the last of its row: the page then shows its result at the round's end. */
  #isLast = false;
  /** Faces that were opened in the scene: the page does not show them while the scene does. */
  readonly #opened = new Set<number>();

  /** `onChanged` is called with every new state. */
  constructor(page: () => CardRowPage, onChanged: (state: CardRowState) => void) {
    this.#page = page;
    this.#onChanged = onChanged;
  }

  /** Deals a card face down: its answer is on the way. */
  start(): void {
    this.#change(EMPTY_TABLE);
    void this.#page().scene.cue('deal', {});
  }

  /** Resolves when all cards have been shown. */
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
      // "Reveal all" was pressed while this card was open: the row's total is shown over it.
      if (this.#hurries) return this.#page().scene.cue('revealAll', { row: won });
    }
  }

  /** Shows the row's result, with the end of its round. */
  rest(list: readonly ScratchedCard[]): void {
    this.#change({
      table: asShown(this.#state.table),
      results: list.map(({ amount }) => amount),
      message: '',
      isCelebrated: this.#celebrates,
    });
  }

  /** The prize can be read; `markClosed` follows at once where nothing celebrates it. */
  markShown(hasScene = false): void {
    this.#celebrates = hasScene;
    if (!this.#isLast) this.#change({ table: asShown(this.#state.table), isCelebrated: hasScene });
    this.#shown?.();
  }

  /** Marks the prize as seen: the next press continues play. */
  markClosed(): void {
    this.#celebrates = false;
    this.#change({ isCelebrated: false });
  }

  /** Reveals the card on the table, and in a hurry the whole row with it. */
  reveal(): void {
    const { scene } = this.#page();
    const detail = this.#hurries && this.#won ? { row: this.#won } : {};
    if (scene.status === 'painted') void scene.cue('revealAll', detail);
    else this.markShown();
  }

  /** Reveals this card and the results of the row's remaining cards. */
  revealRow(): void {
    this.#hurries = true;
    if (this.#next) this.#next();
    else this.reveal();
  }

  /** Lays down the next card. */
  goOn(): void {
    this.#change({ message: '' });
    this.#next?.();
  }

  /** A face can be seen. */
  openFace(place: number): void {
    this.#opened.add(place);
    if (this.#page().scene.status !== 'painted') this.#showOpened();
  }

  /** A scene that fails leaves its card to the page, as far as it was scratched. */
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
    // "Reveal all" may have been pressed before the card was dealt.
    if (this.#hurries) this.reveal();
    await isShown;
  }

  /** Resolves when the card is dealt. The first card of a live row is already there face down, and is turned over. */
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
