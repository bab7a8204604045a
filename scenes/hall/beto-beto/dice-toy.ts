import type { SceneContext, SceneTypes } from '../../engine/definition.ts';
import { Container, type Sprite } from '../../engine/pixi.ts';
import { HitLamps } from '../models/stall/hit-lamps.ts';
import { spriteOf } from '../models/stall/stall-nodes.ts';
import type { StallToy, ToySpot } from '../models/stall/stall-toy.ts';
import { COLOURS, hitsOf, PAYS } from './colours.ts';
import { CubeDie } from './cube-die.ts';
import { atGate, atRest, DICE, type DieAt, type DiePlace, ownShare, wayAt } from './die-path.ts';
import { PLACES, TINTS, TUMBLE, WAIT } from './tuning.ts';
import type { BetoLanding, BetoProps } from './types.ts';

/** Colours on top of the three dice before the first round, as indices into `COLOURS`. */
const FIRST: readonly number[] = [0, 3, 4];

/**
 * Distance of a win's glow below the centre of a die, in design pixels; if the glow were higher, the win's amount would
 * rise over the lamps.
 */
const SPOT_BELOW = 20;

/** Returns true if `ms` is the duration of a turbo round. */
const isQuick = (ms: number): boolean => ms < TUMBLE.ms;

interface DieNodes {
  readonly die: CubeDie;
  readonly shadow: Sprite;
  readonly lit: Sprite;
  at: DieAt;
  /** Position of the die when its current motion began, at the press or at the server's answer. */
  from: DieAt;
}

/**
 * The moving part (toy) of the stall Beto Beto: a chute with three six-coloured dice, above a table with the six
 * colours to bet on.
 */
export class DiceToy implements StallToy<BetoProps, BetoLanding> {
  readonly view = new Container();
  readonly landMs = TUMBLE.ms;
  readonly turboMs = TUMBLE.turboMs;
  readonly #sound: SceneContext<SceneTypes>['sound'];
  readonly #dice: readonly DieNodes[];
  readonly #fields: readonly Sprite[];
  readonly #chosen: Sprite;
  readonly #gate: Sprite;
  readonly #lamps: HitLamps;
  #size = 1;
  /** Whether each die shows the selected colour. */
  #hits: readonly boolean[] = [];
  #isOnTable = false;
  #lying = 0;

  constructor(context: SceneContext<SceneTypes>) {
    this.#sound = context.sound;
    this.#fields = COLOURS.map((name, index) => {
      const { x, y, apart } = PLACES.fields;
      return spriteOf(context, `field-${name}`, { x: x + index * apart, y });
    });
    this.#chosen = spriteOf(context, 'chosen', PLACES.fields);
    this.#gate = spriteOf(context, 'gate');
    this.#lamps = new HitLamps(context, PAYS, PLACES.lamps);
    this.#dice = DICE.map((place) => ({
      die: new CubeDie(context),
      shadow: spriteOf(context, 'shadow'),
      lit: spriteOf(context, 'lit'),
      at: atGate(place),
      from: atGate(place),
    }));
    this.view.addChild(
      spriteOf(context, 'table', PLACES.table),
      ...this.#fields,
      this.#chosen,
      spriteOf(context, 'chute', PLACES.chute),
      this.#lamps.view,
      ...this.#dice.map(({ shadow }) => shadow),
      ...this.#dice.map(({ lit }) => lit),
      ...this.#dice.map(({ die }) => die.view),
      this.#gate,
    );
    this.lie(undefined);
    this.light(undefined, false);
  }

  get swell(): number {
    return this.#size;
  }

  set swell(swell: number) {
    this.#size = swell;
    for (const nodes of this.#dice) this.#put(nodes, nodes.at);
  }

  props({ field }: BetoProps): void {
    const chosen = COLOURS.indexOf(field);
    for (const [index, sprite] of this.#fields.entries())
      sprite.tint = index === chosen ? TINTS.plain : TINTS.otherField;
    this.#chosen.x = PLACES.fields.x + Math.max(0, chosen) * PLACES.fields.apart;
  }

  begin(): void {
    this.#hits = [];
    for (const nodes of this.#dice) nodes.from = nodes.at;
    this.light(undefined, false);
  }

  wait(ms: number): void {
    const up = this.#isOnTable ? Math.min(1, ms / WAIT.up) : 1;
    const calm = ms < WAIT.lateAfter ? 1 : WAIT.lateShare;
    this.#close(up);
    for (const [index, nodes] of this.#dice.entries()) {
      const gate = atGate(DICE[index] ?? 0);
      const beat = ((ms + index * 57) % WAIT.rattle) / WAIT.rattle;
      const hop = up < 1 ? 0 : WAIT.hop * calm * 4 * beat * (1 - beat);
      const between = (one: number, other: number): number => one + (other - one) * up;
      this.#put(nodes, {
        x: between(nodes.from.x, gate.x),
        y: between(nodes.from.y, gate.y),
        size: between(nodes.from.size, gate.size),
        high: up < 1 ? WAIT.high * 4 * up * (1 - up) : hop,
        turned:
          up < 1 ? 360 * up : WAIT.turn * calm * Math.sin((2 * Math.PI * ms) / (WAIT.rattle * 2) + index),
        tilt: between(nodes.from.tilt, 0),
      });
    }
  }

  aim({ dice }: BetoLanding, ms: number): void {
    this.#lying = 0;
    this.#sound.play('chute.roll', { rate: isQuick(ms) ? TUMBLE.turboRate : 1 });
    for (const [index, nodes] of this.#dice.entries()) {
      nodes.from = nodes.at;
      // At this moment the die gets new colours; it rolls too fast for a viewer to notice.
      nodes.die.top = dice[index] ?? 0;
    }
  }

  move(share: number): void {
    this.#close(1 - Math.min(1, share / TUMBLE.gate));
    let lying = 0;
    for (const [index, nodes] of this.#dice.entries()) {
      const place: DiePlace = DICE[index] ?? 0;
      const own = ownShare(place, share);
      if (own === 1) lying += 1;
      this.#put(nodes, wayAt(place, nodes.from, own));
    }
    if (lying > this.#lying) this.#sound.play('chute.die', { rate: 0.88 + 0.06 * lying });
    this.#lying = lying;
  }

  lie(landing: BetoLanding | undefined): void {
    this.#isOnTable = landing !== undefined;
    this.#size = 1;
    this.#hits = [];
    this.#close(landing === undefined ? 1 : 0);
    for (const [index, nodes] of this.#dice.entries()) {
      const place: DiePlace = DICE[index] ?? 0;
      nodes.die.top = landing?.dice[index] ?? FIRST[index] ?? 0;
      this.#put(nodes, landing === undefined ? atGate(place) : atRest(place));
    }
  }

  light(landing: BetoLanding | undefined, isWin: boolean): void {
    this.#hits = landing?.dice.map((face) => COLOURS[face] === landing.field) ?? [];
    this.#lamps.light(landing === undefined ? 0 : hitsOf(landing.dice, landing.field));
    for (const [index, { die, lit }] of this.#dice.entries()) {
      const isHit = this.#hits[index] === true;
      lit.visible = isHit;
      lit.alpha = isWin ? 1 : 0.6;
      die.light = landing === undefined || isHit ? 1 : TINTS.missed;
    }
  }

  spot({ dice, field }: BetoLanding): ToySpot {
    const hits = DICE.filter((die) => COLOURS[dice[die] ?? 0] === field);
    const { x, y, size } = atRest(hits.includes(1) ? 1 : (hits[0] ?? 1));
    return { x, y: y + SPOT_BELOW, size };
  }

  placeAt(x: number, y: number): number | undefined {
    const { fields } = PLACES;
    if (Math.abs(y - fields.y) > fields.height / 2) return undefined;
    const place = Math.round((x - fields.x) / fields.apart);
    const isInside = place >= 0 && place < COLOURS.length;
    return isInside ? place + 1 : undefined;
  }

  /** Draws the gate at the top of the chute; `shut` is 0 for open and 1 for shut. */
  #close(shut: number): void {
    const { x, y } = PLACES.gate;
    this.#gate.position.set(x, y - 26 * (1 - shut));
    this.#gate.scale.y = this.#gate.scale.x * (0.25 + 0.75 * shut);
  }

  #put(nodes: DieNodes, at: DieAt): void {
    nodes.at = at;
    const { die, shadow, lit } = nodes;
    const grown = this.#hits[this.#dice.indexOf(nodes)] === true ? this.#size : 1;
    const size = at.size * grown;
    die.view.position.set(at.x, at.y - at.high);
    die.view.angle = at.tilt;
    die.stand(size, at.turned);
    const far = 1 - Math.min(0.6, at.high / 120);
    shadow.position.set(at.x + at.high * 0.15 + size * 0.06, at.y + size * 0.5);
    shadow.setSize(size * 1.5 * far, size * 0.62 * far);
    shadow.alpha = 0.85 * far;
    lit.position.set(at.x, at.y);
    lit.setSize(size * 2.1);
  }
}
