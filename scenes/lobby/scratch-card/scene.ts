import type { DragPhase, Scene, SceneContext } from '../../engine/definition.ts';
import { Container } from '../../engine/pixi.ts';
import { fromTo } from '../../parts/from-to.ts';
import { PillButton } from '../../parts/pill-button.ts';
import { promiseIn, resolveAll, type Resolvers } from '../../parts/resolvers.ts';
import { Foil, isOnFoil } from './foil.ts';
import { createBackground } from './background.ts';
import { Idle } from './idle.ts';
import { Result } from './result.ts';
import { createBack, CardView } from './card-view.ts';
import { Stack } from './stack.ts';
import { BOB, CARD, DOUBLE_TAP_MS, LAYOUT, RESULT } from './tuning.ts';
import type { ButtonAction, Card, Point, ScratchCardTypes, Winnings } from './types.ts';
import { CardMotion } from './card-motion.ts';

/**
 * `empty`: no card; `dealing`: a card is on its way; `waiting`: it lies face down; `covered`: it can be scratched;
 * `wiping`: the rest of its foil is wiped; `result`: its result is being shown; `open`: its result has been shown.
 */
type Phase = 'empty' | 'dealing' | 'waiting' | 'covered' | 'wiping' | 'result' | 'open';

/** The scratch card scene: nine symbols under a foil that the player scratches off. */
export class ScratchCardScene implements Scene<ScratchCardTypes> {
  readonly cues = {
    deal: (deal: ScratchCardTypes['cues']['deal']) => this.#deal(deal),
    face: ({ card }: { readonly card: Card }) => this.#face(card),
    stroke: ({ points }: { readonly points: readonly Point[] }) => this.#strokeAlong(points),
    revealAll: ({ row }: ScratchCardTypes['cues']['revealAll']) => this.#revealAll(row),
    skip: () => {
      this.#skip();
      return Promise.resolve();
    },
    fail: ({ refused = false }: { readonly refused?: boolean }) => this.#fail(refused),
  };
  readonly #context: SceneContext<ScratchCardTypes>;
  readonly #foil: Foil;
  readonly #idle: Idle;
  readonly #result: Result;
  readonly #cardView: CardView;
  readonly #cardMotion: CardMotion;
  readonly #stack: Stack;
  readonly #button: PillButton<ButtonAction | 'reveal'>;
  /** Pile of cards that are not dealt yet. */
  readonly #deck: Container;
  #props: ScratchCardTypes['props'] = {
    prizes: [],
    price: 1,
    waiting: 0,
    canBuy: false,
    line: '',
    noPrize: '',
  };
  #phase: Phase = 'empty';
  #card: Card | undefined;
  /** Whether no answer came in time, so that the button requests the stored result. */
  #isUnknown = false;
  #isFaceDown = false;
  #wipedAt = 0;
  #cancels: (() => void)[] = [];
  /**
   * Total win and price of the cards bought together (a row), if all of them are revealed at once with the shown card.
   */
  #row: Winnings | undefined;
  /** Whether to reveal the card as soon as it lies on the table. */
  #revealsAtOnce = false;
  #onLaid: Resolvers = [];
  #onFaced: Resolvers = [];
  #onShown: Resolvers = [];

  constructor(context: SceneContext<ScratchCardTypes>) {
    this.#context = context;
    this.#foil = new Foil(context, {
      opened: (place, isByHand) => this.#faceOpened(place, isByHand),
      scratched: (part) => context.emit('card:scratched', { part }),
      enough: () => this.#wipe(),
    });
    this.#deck = createBack(context);
    this.#idle = new Idle(context);
    this.#result = new Result(context, {
      shown: (prize) => this.#shown(prize),
      closed: () => this.#closed(),
    });
    this.#cardView = new CardView(context, [this.#foil.view, this.#idle.shine.sprite], this.#result.onBar);
    this.#cardMotion = new CardMotion(context, this.#cardView);
    this.#stack = new Stack(context);
    this.#button = new PillButton(context, LAYOUT.button, 'buy');
    const shaken = new Container({ label: 'shaken' });
    shaken.addChild(this.#stack.edges, this.#deck, this.#cardView.low, this.#stack.badge, this.#foil.crumbs);
    const pushed = new Container({ label: 'pushed' });
    pushed.addChild(
      createBackground(context),
      shaken,
      this.#idle.hand,
      this.#button.view,
      this.#cardView.high,
    );
    context.view.addChild(pushed, ...this.#result.attach(this.#cardView, pushed, shaken));
  }

  props(next: ScratchCardTypes['props']): void {
    this.#props = next;
    this.#stack.show(next.waiting);
    if (this.#phase !== 'result' && this.#phase !== 'open') this.#result.setLine(next.line);
    this.#offer();
  }

  update(dt: number): void {
    this.#foil.update(dt);
  }

  paint(): void {
    this.#foil.paint();
  }

  redraw(): void {
    this.#foil.redraw();
  }

  press(x: number, y: number): boolean {
    if (this.#phase === 'result') {
      this.#result.press();
      return true;
    }
    if (this.#phase === 'wiping') {
      if (this.#context.motion.now - this.#wipedAt < DOUBLE_TAP_MS) return false;
      this.#skip();
      return true;
    }
    if (!this.#button.has(x, y)) return false;
    const { action, isLive } = this.#button;
    if (!isLive) {
      void this.#revealAll();
      return this.#revealsAtOnce;
    }
    this.#button.press();
    if (action === 'reveal') void this.#revealAll();
    else this.#context.emit('button:pressed', { action });
    return true;
  }

  drag(phase: DragPhase, x: number, y: number): boolean {
    if (phase === 'down') {
      if (this.#phase !== 'covered' || !isOnFoil(x, y)) return false;
      this.#idle.end();
      this.#foil.hold();
      this.#foil.touch([x, y]);
      return true;
    }
    if (phase === 'up') this.#foil.lift();
    else if (this.#phase === 'covered') this.#foil.rubAlong([[x, y]]);
    // A pointer that has just opened the card still prevents scrolling until it is released.
    return true;
  }

  #deal({ card, instant = false }: ScratchCardTypes['cues']['deal']): Promise<void> {
    const hadCard = this.#phase !== 'empty';
    this.#interrupt();
    this.#card = card;
    this.#phase = 'dealing';
    this.#isUnknown = false;
    this.#row = undefined;
    this.#offer();
    const laid = promiseIn(this.#onLaid);
    if (hadCard && !instant) this.#cardMotion.leave(() => this.#enter(false));
    else this.#enter(instant);
    return laid;
  }

  #enter(isInstant: boolean): void {
    this.#foil.renew();
    this.#result.clear();
    this.#result.setLine(this.#props.line);
    this.#isFaceDown = this.#card === undefined;
    this.#cardView.print(this.#card, this.#card?.terms?.prizes ?? this.#props.prizes);
    this.#cardView.showSide(this.#isFaceDown ? 'back' : 'front');
    if (isInstant) return this.#lies();
    this.#context.sound.play('card.deal');
    this.#cardMotion.enter(() => this.#lies());
  }

  /** Called when the card lies on the table. */
  #lies(): void {
    if (!this.#isFaceDown) this.#ready();
    else if (this.#card) this.#turnOver(this.#card);
    else this.#wait();
    resolveAll(this.#onLaid);
  }

  #wait(): void {
    this.#phase = 'waiting';
    this.#cardMotion.bob(BOB.ms);
    this.#cancels.push(this.#context.motion.at(BOB.slowAfter, () => this.#cardMotion.bob(BOB.slowMs)));
  }

  #face(card: Card): Promise<void> {
    if (this.#phase === 'empty') return this.#deal({ card });
    if (this.#card || !(this.#phase === 'waiting' || this.#phase === 'dealing')) return Promise.resolve();
    this.#card = card;
    const faced = promiseIn(this.#onFaced);
    if (this.#phase === 'waiting') this.#turnOver(card);
    return faced;
  }

  #turnOver(card: Card): void {
    this.#cancelScheduled();
    this.#phase = 'dealing';
    this.#isUnknown = false;
    this.#offer();
    this.#cardMotion.turnOver(
      () => {
        this.#isFaceDown = false;
        this.#cardView.print(card, card.terms?.prizes ?? this.#props.prizes);
        this.#cardView.showSide('front');
      },
      () => this.#ready(),
    );
  }

  /** Makes the card scratchable and reports it. */
  #ready(): void {
    this.#phase = 'covered';
    this.#offer();
    this.#idle.begin();
    this.#context.emit('card:dealt', {});
    resolveAll(this.#onFaced);
    if (this.#revealsAtOnce) this.#wipe();
  }

  #fail(isRefused: boolean): Promise<void> {
    if (this.#card || !(this.#phase === 'waiting' || this.#phase === 'dealing')) return Promise.resolve();
    this.#cancelScheduled();
    this.#context.sound.play('ui.soft');
    if (!isRefused) {
      this.#cardMotion.rest();
      this.#phase = 'waiting';
      this.#isUnknown = true;
      this.#cardView.isGrey = true;
      this.#offer();
      resolveAll(this.#onLaid);
      return Promise.resolve();
    }
    this.#phase = 'dealing';
    return new Promise((resolve) => {
      this.#cardMotion.liftAway(() => {
        this.#phase = 'empty';
        this.#offer();
        resolveAll(this.#onLaid);
        resolve();
      });
    });
  }

  #strokeAlong(points: readonly Point[]): Promise<void> {
    const [first, ...rest] = points;
    if (!first || this.#phase !== 'covered') return Promise.resolve();
    this.#idle.end();
    this.#foil.touch(first, rest);
    return Promise.resolve();
  }

  #faceOpened(place: number, isByHand: boolean): void {
    const { motion, settings, sound } = this.#context;
    const face = this.#cardView.faces[place];
    if (isByHand) sound.play('ui.tick');
    if (isByHand && face && !settings.reduceMotion) {
      const { facePop, popMs } = RESULT;
      const timeline = motion.timeline();
      const half = { duration: popMs / 2, ease: 'sine.inOut' };
      fromTo(timeline, face.scale, { x: 1, y: 1 }, { x: facePop, y: facePop }, half);
      fromTo(timeline, face.scale, { x: facePop, y: facePop }, { x: 1, y: 1 }, { at: popMs / 2, ...half });
      void motion.play(timeline);
    }
    this.#context.emit('face:opened', { place, symbol: this.#card?.faces[place] ?? 0 });
  }

  #revealAll(row?: Winnings): Promise<void> {
    this.#row ??= row;
    const isOpen = this.#phase === 'result' || this.#phase === 'open';
    if (isOpen && row) {
      const shown = promiseIn(this.#onShown);
      this.#showResult();
      return shown;
    }
    if (this.#phase === 'wiping' || this.#phase === 'result') return promiseIn(this.#onShown);
    if (this.#phase === 'dealing' && this.#card) {
      this.#revealsAtOnce = true;
      return promiseIn(this.#onShown);
    }
    if (this.#phase !== 'covered') return Promise.resolve();
    const shown = promiseIn(this.#onShown);
    this.#wipe();
    return shown;
  }

  /** Wipes the rest of the foil; then the card is open. */
  #wipe(): void {
    this.#revealsAtOnce = false;
    this.#phase = 'wiping';
    this.#wipedAt = this.#context.motion.now;
    this.#idle.end();
    this.#offer();
    this.#foil.wipe(() => this.#open());
  }

  #open(): void {
    this.#context.emit('card:opened', {});
    this.#showResult();
  }

  #showResult(): void {
    const card = this.#card;
    if (!card) return;
    const { noPrize } = this.#props;
    const price = card.terms?.price ?? this.#props.price;
    this.#phase = 'result';
    this.#offer();
    this.#result.begin(card, this.#row ?? { prize: card.prize, price }, noPrize);
  }

  #shown(prize: number): void {
    resolveAll(this.#onShown);
    this.#context.emit('card:shown', { prize });
  }

  #closed(): void {
    this.#phase = 'open';
    this.#offer();
    this.#context.emit('card:closed', {});
  }

  #skip(): void {
    if (this.#phase === 'result') this.#result.press();
    else if (this.#foil.isWiping) this.#foil.finish();
    else this.#cardMotion.finish();
  }

  /** Updates the button to the action that a press has now. */
  #offer(): void {
    const { canBuy, waiting } = this.#props;
    const hasNext = canBuy || waiting > 0;
    // Darkens the pile, so that the card on the table stands out.
    this.#deck.tint = this.#phase === 'empty' ? 0xffffff : CARD.deckTint;
    if (this.#phase === 'empty') this.#button.offer('buy', hasNext);
    else if (this.#phase === 'covered') this.#button.offer('reveal', true);
    else if (this.#phase === 'open') this.#button.offer('next', hasNext);
    else if (this.#isUnknown) this.#button.offer('check', true);
    else {
      const action = this.#phase === 'dealing' || this.#phase === 'waiting' ? 'reveal' : 'next';
      this.#button.offer(action, false);
    }
  }

  /** Stops everything on the table and removes it. */
  #interrupt(): void {
    this.#revealsAtOnce = false;
    this.#cancelScheduled();
    this.#idle.end();
    this.#foil.stop();
    this.#cardMotion.rest();
    if (this.#phase === 'wiping' || this.#phase === 'result') this.#result.clear();
    for (const waiting of [this.#onLaid, this.#onFaced, this.#onShown]) resolveAll(waiting);
  }

  #cancelScheduled(): void {
    for (const cancel of this.#cancels.splice(0)) cancel();
  }
}
