import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { art, MEMBERS } from './art.ts';
import { Paper } from './paper.ts';
import { CAMPS, type TugPose } from './pose.ts';
import { Puller } from './puller.ts';
import { DUST, LAYOUT, SIZE, TINTS } from './tuning.ts';
import type { TugCamp, TugOfWarTypes } from './types.ts';

/** Length of one repeat of the rope's pattern in its picture, in design pixels. */
const STRAND = 20;

/** Display nodes on one camp's side, besides its figures. */
interface CampNodes {
  readonly members: readonly Puller[];
  readonly flag: Sprite;
  readonly star: Container;
  readonly dust: Sprite;
}

/** State of a camp's figures, in addition to how far they lean. */
export interface Bearing {
  /** Returns how high a figure hops, in design pixels; member 0 is nearest to the pit. */
  readonly up: (member: number) => number;
  /** 1 with the fists on the rope, 0 with the arms in the air. */
  readonly hold: number;
  /** Distance of the player's figure from its place, in design pixels. */
  readonly away: number;
}

/** All display nodes of the scene, created once: the fair, the pit, the two camps and their rope. */
export class SceneNodes {
  readonly knot: Sprite;
  readonly paper: Paper;
  readonly #rope: Sprite;
  readonly #camps: Readonly<Record<TugCamp, CampNodes>>;

  constructor(context: SceneContext<TugOfWarTypes>) {
    const { backdropCover, fair, garland, ground, rope, sign } = LAYOUT;
    const sprite = (name: string, x = 0, y = 0): Sprite =>
      new Sprite({
        texture: context.texture(name),
        anchor: art[name]?.anchor ?? { x: 0.5, y: 0.5 },
        position: { x, y },
        label: name,
      });
    const backdrop = sprite('backdrop', SIZE.width / 2, SIZE.height / 2);
    backdrop.setSize(SIZE.width * backdropCover, SIZE.height * backdropCover);
    const behind = new Container({ label: 'behind' });
    const bodies = new Container({ label: 'bodies' });
    const before = new Container({ label: 'before' });
    const camp = (name: TugCamp): CampNodes => {
      const side = name === 'red' ? -1 : 1;
      const at = (from: number): number => LAYOUT.middle + side * from;
      const light = sprite('glow', at(LAYOUT.light.from), LAYOUT.light.y);
      light.setSize(LAYOUT.light.size);
      light.alpha = LAYOUT.light.alpha;
      light.tint = TINTS[name].light;
      const flag = sprite(`flag-${name}`, at(LAYOUT.flag.from), LAYOUT.flag.y);
      const shine = sprite('glow');
      shine.setSize(LAYOUT.star.shine);
      const star = new Container({
        label: 'own',
        position: { x: at(LAYOUT.star.from), y: LAYOUT.star.y },
        visible: false,
      });
      star.addChild(shine, sprite('star'));
      behind.addChild(light, sprite('pole', at(LAYOUT.pole.from), LAYOUT.pole.y), flag, star);
      const members = MEMBERS.map(
        (member, index) => new Puller({ camp: name, member, away: LAYOUT.spots[index] ?? 0, sprite }),
      );
      // Figures nearer to the pit are drawn further back, so that every face is visible.
      for (const puller of members) {
        bodies.addChild(puller.body);
        before.addChild(puller.arms);
      }
      const dust = sprite('dust');
      dust.visible = false;
      before.addChild(dust);
      return { members, flag, star, dust };
    };
    this.#camps = { red: camp('red'), blue: camp('blue') };
    this.#rope = sprite('rope', LAYOUT.middle, rope.y);
    // The rope's pattern is drawn longer than the picture is wide, because it moves sideways.
    this.#rope.width = rope.width + 2 * STRAND;
    this.knot = sprite('knot', LAYOUT.middle, rope.y);
    this.paper = new Paper(context, sprite);
    context.view.addChild(
      backdrop,
      sprite('fair', fair.x, fair.y),
      sprite('garland', garland.x, garland.y),
      sprite('sign', sign.x, sign.y),
      behind,
      sprite('ground', ground.x, ground.y),
      bodies,
      this.#rope,
      before,
      this.knot,
      this.paper.view,
    );
  }

  /** Places the knot; `drift` is the sideways offset of the rope's pattern from its rest, in design pixels. */
  pull(pull: number, drift: number): void {
    this.knot.x = knotX(pull);
    this.#rope.x = LAYOUT.middle + drift;
  }

  /** Places the figures of a camp, which lean according to `lead`. */
  stand(camp: TugCamp, lead: number, { up, hold, away }: Bearing): void {
    for (const [index, puller] of this.#camps[camp].members.entries()) {
      const isOwn = index === OWN;
      puller.stand(lead, up(index), isOwn ? away : 0, hold);
    }
  }

  /** Sets the camp of the player; undefined for none. */
  own(camp: TugCamp | undefined): void {
    for (const name of CAMPS) {
      const { members, star } = this.#camps[name];
      const player = members[OWN];
      if (player) player.visible = name === camp;
      star.visible = name === camp;
    }
  }

  /** Sets the size of the star over a camp, 0..1; only the player's camp has one. */
  shine(camp: TugCamp, size: number): void {
    this.#camps[camp].star.scale.set(size);
  }

  /** Sets how far the flags lean sideways, as a share of their height. */
  wave(by: number): void {
    for (const name of CAMPS) {
      const { flag } = this.#camps[name];
      flag.skew.y = by * (name === 'red' ? 1 : -1);
      flag.scale.x = 1 - Math.abs(by) * 0.6;
    }
  }

  /** Shows dust at the heels of a camp at progress `q`, 0..1; there is no dust at 0 and 1. */
  puff(camp: TugCamp, q: number): void {
    const { dust } = this.#camps[camp];
    dust.visible = q > 0 && q < 1;
    const side = camp === 'red' ? 1 : -1;
    const front = LAYOUT.spots[0] - 36;
    dust.position.set(LAYOUT.middle - side * (front - DUST.drift * q), LAYOUT.feet + 2 - DUST.rise * q);
    dust.scale.set(0.5 + q);
    dust.alpha = DUST.alpha * Math.sin(Math.PI * Math.min(1, q * 1.1)) ** 0.7;
  }
}

/** Index of the player's figure in MEMBERS. */
export const OWN = MEMBERS.length - 1;

/** Returns the horizontal position of the knot, in design pixels. */
export const knotX = (pull: TugPose['pull']): number => LAYOUT.middle + pull * LAYOUT.farthest * LAYOUT.half;

/**
 * Returns the offset of the rope's pattern, in design pixels, when the knot is at `now` on its way from one position to
 * another.
 */
export function twistBetween(from: number, to: number, now: number): number {
  const way = knotX(to) - knotX(from);
  // At both ends the pattern must look as in its picture, so the offset corrects the fraction of a repeat on the way.
  const whole = Math.round(way / STRAND) * STRAND;
  const gone = way === 0 ? 0 : ((knotX(now) - knotX(from)) / way) * whole;
  return gone - Math.round(gone / STRAND) * STRAND;
}
