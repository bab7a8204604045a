import type { SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import type { Container, Sprite } from '../../engine/pixi.ts';
import { type SoundCue, SoundCues } from '../../parts/sound-cues.ts';
import { partOf, progressOf, stretchOf } from '../../parts/progress.ts';
import { HallStage } from '../models/round/hall-stage.ts';
import type { StepStage } from '../models/round/step-round.ts';
import { CardNode, CardPictures } from './card-node.ts';
import { cardsOf, History } from './history.ts';
import { DEAL, LAYOUT, REVEAL, SMALL_WIN, TINTS, WAIT } from './tuning.ts';
import type { Guess, HiloTypes, HiloView } from './types.ts';

/** Sounds of a dealt card, each at a share (0..1) of its motion: the card leaves the deck, and is turned over. */
const SOUND_CUES: readonly SoundCue[] = [
  { at: 0, cue: 'card.slide' },
  { at: DEAL.seen - 0.2 + (1.2 - DEAL.seen) / 2, cue: 'card.turn' },
];

/**
 * The table during a round: a card comes from the deck and is turned over, while the previous card moves into the row.
 */
export class CardStage implements StepStage<HiloView, { readonly guess: Guess }> {
  readonly play: Container;
  readonly glow: Sprite;
  readonly #context: SceneContext<HiloTypes>;
  readonly #history: History;
  readonly #current: CardNode;
  /** Top card of the deck, which is the next one to be dealt. */
  readonly #top: CardNode;
  readonly #soundCues: SoundCues;
  #swell = 1;

  constructor(context: SceneContext<HiloTypes>) {
    this.#context = context;
    this.#soundCues = new SoundCues(context);
    const hall = new HallStage(context);
    const pictures = new CardPictures(context);
    this.play = hall.play;
    this.glow = hall.glow;
    const { current, pack, table } = LAYOUT;
    this.glow.position.set(current.x, current.y);
    this.glow.setSize(470, 470);
    this.#history = new History(context, pictures);
    this.#current = new CardNode(context, pictures);
    this.#top = new CardNode(context, pictures);
    const below = Array.from({ length: pack.cards }, (_, index) => {
      const card = new CardNode(context, pictures);
      const off = (pack.cards - index) * pack.offset;
      card.view.position.set(pack.x + off, pack.y + off);
      card.view.scale.set(pack.scale);
      return card.view;
    });
    hall.play.addChild(
      hall.sprite('table', table.x, table.y),
      ...below,
      this.glow,
      this.#current.view,
      this.#history.view,
      this.#top.view,
    );
    this.lie(undefined);
  }

  get swell(): number {
    return this.#swell;
  }

  set swell(swell: number) {
    this.#swell = swell;
    this.#current.view.scale.set(LAYOUT.current.scale * swell);
  }

  spot(): ReturnType<StepStage<HiloView, unknown>['spot']> {
    const { x, y } = LAYOUT.current;
    return { x, y, size: 210, from: SMALL_WIN };
  }

  paint(result: 'won' | 'lost' | 'none'): void {
    this.#current.tint = result === 'lost' ? TINTS.lost : 0xffffff;
  }

  lie(view: HiloView | undefined): void {
    const { current } = LAYOUT;
    this.#current.view.position.set(current.x, current.y);
    this.#current.view.visible = true;
    this.swell = 1;
    this.#layCurrent(view);
    this.#history.show(view);
    this.#layTop(0);
    this.paint(view?.status === 'lost' ? 'lost' : 'none');
  }

  wait(_step: { readonly guess: Guess }, since: number): Timeline {
    return stretchOf(this.#context.motion, since, (ms) =>
      this.#layTop((WAIT.lift * (1 - Math.cos((2 * Math.PI * ms) / WAIT.breathMs))) / 2),
    );
  }

  open(view: HiloView, isTurbo: boolean): Timeline {
    // The previous card has moved into the row, and the new card lands in its place.
    this.#current.view.visible = false;
    const card = view.taken.at(-1)?.card ?? view.start;
    const { current, pack } = LAYOUT;
    // Until the new card is face up, the row must not mark the guess as lost.
    const unseen: HiloView = { ...view, status: 'open' };
    this.#soundCues.begin(SOUND_CUES);
    return progressOf(this.#context.motion, isTurbo ? DEAL.turboMs : DEAL.ms, (q) => {
      this.#soundCues.at(q);
      const way = partOf(q, 0, DEAL.seen);
      const out = 1 - (1 - way) ** 2;
      const turn = partOf(q, DEAL.seen - 0.2, 1);
      const isSeen = turn > 0.5;
      this.#history.show(isSeen ? view : unseen, out);
      const top = this.#top;
      top.view.position.set(
        pack.x + (current.x - pack.x) * out,
        pack.y + (current.y - pack.y) * out - DEAL.arc * 4 * way * (1 - way),
      );
      const size = pack.scale + (current.scale - pack.scale) * out;
      top.view.scale.set(size * Math.max(0.02, Math.abs(Math.cos(Math.PI * turn))), size);
      if (isSeen) top.card = card;
      top.isOpen = isSeen;
    });
  }

  reveal(_view: HiloView, isTurbo: boolean): Timeline {
    return progressOf(this.#context.motion, isTurbo ? REVEAL.turboMs : REVEAL.ms, () => undefined);
  }

  #layCurrent(view: HiloView | undefined): void {
    const last = view && cardsOf(view).at(-1);
    if (last) this.#current.card = last.card;
    this.#current.isOpen = last !== undefined;
  }

  /** Places the deck's top card, shifted by `lift` design pixels up and to the left. */
  #layTop(lift: number): void {
    const { pack } = LAYOUT;
    this.#top.isOpen = false;
    this.#top.view.position.set(pack.x - lift, pack.y - lift);
    this.#top.view.scale.set(pack.scale);
  }
}
