import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { GlyphText } from '../glyph-text.ts';
import { addPress } from '../press.ts';
import { TEXTS } from './texts.ts';
import { LAYOUT } from './tuning.ts';
import type { ReelTypes, ReelProps } from './types.ts';

/** Name of a button that can be pressed. */
export type SlotControl = 'spin' | 'lower' | 'raise' | 'turbo' | 'rules';

/** State of the large button: enabled, disabled, busy, or offering to check for a lost outcome. */
export type ReelButtonState = 'ready' | 'blocked' | 'busy' | 'check';

const OFF = 0x77738c;

/** All buttons under the reels: spin, minus and plus beside the bet, turbo and rules. */
export class Controls {
  readonly view = new Container();
  /** Text of the bet, drawn above all particles. */
  readonly figures = new Container();
  /** The spin button with its word; it shrinks on a press and pulses at rest. */
  readonly button = new Container();
  readonly #context: SceneContext<ReelTypes>;
  readonly #face: Sprite;
  readonly #word: Sprite;
  readonly #check: Sprite;
  readonly #bet: GlyphText;
  readonly #minus: Sprite;
  readonly #plus: Sprite;
  readonly #turbo: Sprite;
  #state: ReelButtonState = 'ready';
  #props: ReelProps | undefined;

  constructor(context: SceneContext<ReelTypes>) {
    this.#context = context;
    const isFilipino = context.settings.locale === 'fil';
    const sprite = (name: string): Sprite => new Sprite({ texture: context.texture(name), anchor: 0.5 });
    this.#face = sprite('button');
    this.#word = sprite(isFilipino ? 'word-spin-fil' : 'word-spin');
    this.#check = sprite('icon-check');
    this.button.addChild(this.#face, this.#word, this.#check);
    this.button.position.set(LAYOUT.spin.x, LAYOUT.spin.y);

    const bet = new Container();
    bet.position.set(LAYOUT.bet.x, LAYOUT.bet.y);
    const label = new GlyphText(context, { set: 'label', capHeight: 13, tint: 0xffe08a, capacity: 6 });
    label.write(TEXTS[context.settings.locale].bet);
    label.view.y = -19;
    this.#bet = new GlyphText(context, { set: 'money-white', capHeight: 21, maxWidth: 104, capacity: 10 });
    this.#bet.view.y = 12;
    this.#minus = sprite('icon-minus');
    this.#minus.x = -LAYOUT.bet.width / 2 + 30;
    this.#plus = sprite('icon-plus');
    this.#plus.x = LAYOUT.bet.width / 2 - 30;
    bet.addChild(sprite('bet-plate'), this.#minus, this.#plus);
    this.figures.position.set(LAYOUT.bet.x, LAYOUT.bet.y);
    this.figures.addChild(label.view, this.#bet.view);

    this.#turbo = sprite('button-turbo');
    this.#turbo.position.set(LAYOUT.turbo.x, LAYOUT.turbo.y);
    const rules = sprite('button-rules');
    rules.position.set(LAYOUT.rules.x, LAYOUT.rules.y);
    this.view.addChild(bet, this.#turbo, rules, this.button);
  }

  /** Shows the bet and the enabled buttons according to the props. */
  set(props: ReelProps): void {
    this.#props = props;
    const bet = this.#context.format.prize(props.bet);
    if (this.#bet.text !== bet) this.#bet.write(bet);
    this.#turbo.visible = props.turbo !== undefined;
    this.#turbo.texture = this.#context.texture(props.turbo === true ? 'button-turbo-on' : 'button-turbo');
    this.#tintSides();
  }

  get state(): ReelButtonState {
    return this.#state;
  }

  /** Changes the spin button's look without animation. */
  setState(state: ReelButtonState): void {
    this.#state = state;
    const isLive = state === 'ready' || state === 'check';
    this.#face.texture = this.#context.texture(isLive ? 'button' : 'button-grey');
    this.#word.visible = state !== 'check';
    this.#check.visible = state === 'check';
    this.#word.alpha = isLive ? 1 : 0.5;
    this.#tintSides();
  }

  /** Returns the button under a point; undefined if there is none. */
  at(x: number, y: number): SlotControl | undefined {
    const within = (place: { x: number; y: number; width: number; height: number }): boolean =>
      Math.abs(x - place.x) <= place.width / 2 && Math.abs(y - place.y) <= place.height / 2;
    if (within(LAYOUT.spin)) return 'spin';
    if (within(LAYOUT.bet)) return x < LAYOUT.bet.x ? 'lower' : 'raise';
    if (Math.hypot(x - LAYOUT.turbo.x, y - LAYOUT.turbo.y) <= LAYOUT.turbo.radius)
      return this.#turbo.visible ? 'turbo' : undefined;
    return Math.hypot(x - LAYOUT.rules.x, y - LAYOUT.rules.y) <= LAYOUT.rules.radius ? 'rules' : undefined;
  }

  /** Returns whether a press on a button has an effect now. */
  takes(control: SlotControl): boolean {
    if (control === 'spin') return this.#state === 'ready' || this.#state === 'check';
    if (control === 'lower' || control === 'raise')
      return this.#mayChange(control === 'lower' ? this.#props?.canLower : this.#props?.canRaise);
    return this.#state !== 'busy';
  }

  /** Animates a press of the spin button. */
  press(): void {
    const { motion, settings } = this.#context;
    if (settings.reduceMotion) return;
    const timeline = motion.timeline();
    addPress(timeline, this.button.scale);
    void motion.play(timeline);
  }

  #mayChange(allowed: boolean | undefined): boolean {
    return allowed !== false && this.#state !== 'busy';
  }

  #tintSides(): void {
    this.#minus.tint = this.#mayChange(this.#props?.canLower) ? 0xffffff : OFF;
    this.#plus.tint = this.#mayChange(this.#props?.canRaise) ? 0xffffff : OFF;
  }
}
