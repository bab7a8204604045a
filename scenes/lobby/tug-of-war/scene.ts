import type { Scene, SceneContext } from '../../engine/definition.ts';
import type { Timeline } from '../../engine/motion.ts';
import { IdleBursts } from '../../parts/idle-bursts.ts';
import { partOf, progressOf, thenProgress } from '../../parts/progress.ts';
import { promiseIn, resolveAll, type Resolvers } from '../../parts/resolvers.ts';
import { type Bearing, OWN, SceneNodes, twistBetween } from './nodes.ts';
import { bump, CAMPS, heaveAt, hopAt, otherCamp, type TugPose, restPose, runAt, slideAt } from './pose.ts';
import { CHEER, END, HEAVE, IDLE, JOIN, LAYOUT, PAPER } from './tuning.ts';
import type { TugCamp, TugOfWarTypes } from './types.ts';

const STILL: Bearing = { up: () => 0, hold: 1, away: 0 };
/** After a cheer, a camp ignores presses for this time, ms. */
const AGAIN_MS = 250;

/** The tug of war scene: two camps pull one rope, and the week's bets decide where its knot is. */
export class TugOfWarScene implements Scene<TugOfWarTypes> {
  readonly cues = {
    joined: ({ camp }: { readonly camp: TugCamp }) => this.#join(camp),
    ended: ({ winner }: { readonly winner: TugCamp | 'tie' }) => this.#end(winner),
  };
  readonly #context: SceneContext<TugOfWarTypes>;
  readonly #nodes: SceneNodes;
  readonly #idle: IdleBursts;
  /** Pose that the props require. */
  #target = restPose(0);
  #own: TugCamp | undefined;
  /** Pose that is shown now. */
  #pose = restPose(0);
  #isFirst = true;
  /** Timeline of the rope; it runs independently of the timeline of cheers and joins (`#show`). */
  #rope: Timeline | undefined;
  #show: Timeline | undefined;
  #shownSince = 0;
  #bearing: Record<TugCamp, Bearing> = { red: STILL, blue: STILL };
  readonly #onShown: Resolvers = [];

  constructor(context: SceneContext<TugOfWarTypes>) {
    this.#context = context;
    this.#nodes = new SceneNodes(context);
    this.#idle = new IdleBursts(context, IDLE, {
      begin: (timeline) => this.#breathe(timeline),
      end: () => {
        this.#nodes.wave(0);
        this.#stand(this.#pose, 0);
      },
    });
  }

  props({ pull, own }: TugOfWarTypes['props']): void {
    const { settings } = this.#context;
    const from = this.#target;
    this.#target = restPose(Math.max(-1, Math.min(1, pull)));
    if (this.#isFirst || own !== this.#own) {
      this.#own = own;
      this.#nodes.own(own);
    }
    if (this.#isFirst || settings.reduceMotion) {
      this.#isFirst = false;
      this.#settle();
    } else if (from.pull !== this.#target.pull) this.#move();
  }

  /** Lets the pressed camp cheer. Returns false if the press has no effect. */
  press(x: number, y: number): boolean {
    if (y < LAYOUT.flag.y || this.#context.settings.reduceMotion) return false;
    if (this.#show && this.#context.motion.now - this.#shownSince < CHEER.ms + AGAIN_MS) return false;
    this.#context.sound.play('ui.tick', { when: this.#context.motion.now });
    this.#begin();
    this.#play(this.#cheer(this.#context.motion.timeline(), [x < LAYOUT.middle ? 'red' : 'blue']));
    return true;
  }

  #stand(pose: TugPose, drift: number): void {
    this.#nodes.pull(pose.pull, drift);
    for (const camp of CAMPS) this.#nodes.stand(camp, pose[camp], this.#bearing[camp]);
  }

  /** Moves the rope to the pose of the props immediately, without animation. */
  #settle(): void {
    if (this.#rope) this.#context.motion.stop(this.#rope);
    this.#rope = undefined;
    this.#pose = this.#target;
    this.#stand(this.#pose, 0);
    this.#rest();
  }

  /** Animates the rope to the pose of the props. */
  #move(): void {
    if (this.#show) return this.#turnTo(this.#target, HEAVE.quietMs, slideAt);
    const { settings, sound, motion } = this.#context;
    const way = Math.abs(this.#target.pull - this.#pose.pull);
    const isQuiet = settings.calmMode || (way < HEAVE.least && this.#target.red === this.#pose.red);
    if (isQuiet) return this.#turnTo(this.#target, HEAVE.quietMs, slideAt);
    sound.play('whoosh', { when: motion.now });
    const slip = HEAVE.slip / (LAYOUT.half * LAYOUT.farthest);
    const losing: TugCamp = this.#target.pull > this.#pose.pull ? 'red' : 'blue';
    this.#turnTo(this.#target, HEAVE.ms, (from, to, q) => {
      this.#nodes.puff(losing, partOf(q, HEAVE.gathered, 1));
      return heaveAt(from, to, q, slip);
    });
  }

  /** Animates the rope to a pose within `ms`; the last frame is exactly that pose. */
  #turnTo(to: TugPose, ms: number, poseAt: (from: TugPose, to: TugPose, q: number) => TugPose): void {
    const { motion } = this.#context;
    this.#idle.stop();
    if (this.#rope) motion.stop(this.#rope);
    for (const camp of CAMPS) this.#nodes.puff(camp, 0);
    const from = this.#pose;
    const timeline = progressOf(motion, ms, (q) => {
      this.#pose = poseAt(from, to, q);
      this.#stand(this.#pose, twistBetween(from.pull, to.pull, this.#pose.pull));
    });
    this.#rope = timeline;
    void motion.play(timeline, () => {
      this.#rope = undefined;
      this.#pose = to;
      this.#stand(to, 0);
      this.#rest();
    });
  }

  /**
   * Starts the idle animation if nothing else moves, and reports that the rope has settled on the pose of the props.
   */
  #rest(): void {
    if (this.#rope || this.#show) return;
    if (this.#pose === this.#target) this.#context.emit('rope:settled', {});
    this.#idle.rest();
  }

  #join(camp: TugCamp): Promise<void> {
    const { motion, settings, sound } = this.#context;
    this.#own = camp;
    this.#nodes.own(camp);
    const shown = promiseIn(this.#onShown);
    this.#begin();
    if (settings.reduceMotion || settings.calmMode) {
      sound.play('ui.soft', { when: motion.now });
      this.#restBearing();
      this.#over();
      return shown;
    }
    sound.play('whoosh', { when: motion.now });
    const timeline = progressOf(motion, JOIN.run, (q) => {
      const { away, up } = runAt(q);
      this.#bear(camp, { up: (member) => (member === OWN ? up : 0), hold: 1, away });
      this.#nodes.shine(camp, 0);
    });
    thenProgress(timeline, JOIN.cheerAfter, () => this.#bear(camp, STILL));
    timeline.call(() => sound.play('count.end', { when: motion.now }), [], JOIN.run);
    this.#play(this.#cheer(timeline, [camp], camp));
    return shown;
  }

  #end(winner: TugCamp | 'tie'): Promise<void> {
    const { motion, settings, sound } = this.#context;
    const shown = promiseIn(this.#onShown);
    this.#begin();
    sound.play(settings.calmMode ? 'ui.soft' : 'win.small', { when: motion.now });
    if (settings.reduceMotion || settings.calmMode) {
      this.#over();
      return shown;
    }
    const timeline = motion.timeline();
    if (winner !== 'tie') {
      if (this.#rope) motion.stop(this.#rope);
      this.#rope = undefined;
      const from = this.#pose;
      const last = restPose(winner === 'red' ? -1 : 1);
      const loser = otherCamp(winner);
      thenProgress(timeline, END.pull, (q) => {
        const pose = heaveAt(from, last, q, 0);
        // The losing camp is pulled off its feet.
        this.#pose = { ...pose, [loser]: pose[loser] - END.fall * bump(q, 0.3, 1.9) };
        this.#nodes.puff(loser, partOf(q, HEAVE.gathered, 1));
        this.#stand(this.#pose, twistBetween(from.pull, last.pull, pose.pull));
      });
    }
    this.#cheer(timeline, winner === 'tie' ? CAMPS : [winner], winner);
    this.#play(timeline);
    return shown;
  }

  /** Adds the cheer of camps to a timeline, with slips of paper if `paper` is given. */
  #cheer(timeline: Timeline, camps: readonly TugCamp[], paper?: TugCamp | 'tie'): Timeline {
    if (paper !== undefined) this.#nodes.paper.take(paper);
    const length = paper === undefined ? CHEER.ms : Math.max(CHEER.ms, PAPER.ms);
    return thenProgress(timeline, length, (q) => {
      const ms = q * length;
      for (const camp of camps) {
        this.#bear(camp, {
          up: (member) =>
            CHEER.hop *
            hopAt(partOf(ms / CHEER.ms, member * CHEER.apart, 0.75 + member * CHEER.apart), CHEER.hops),
          hold: 1,
          away: 0,
        });
        if (camp === this.#own && paper !== undefined) this.#nodes.shine(camp, grow(ms / JOIN.grab));
      }
      if (paper !== undefined) this.#nodes.paper.show(ms / PAPER.ms);
    });
  }

  #bear(camp: TugCamp, bearing: Bearing): void {
    this.#bearing[camp] = bearing;
    if (!this.#rope) this.#nodes.stand(camp, this.#pose[camp], bearing);
  }

  #restBearing(): void {
    this.#bearing = { red: STILL, blue: STILL };
    for (const camp of CAMPS) {
      this.#nodes.shine(camp, 1);
      this.#nodes.puff(camp, 0);
    }
    this.#nodes.paper.show(1);
    this.#stand(this.#pose, 0);
  }

  /** Stops a running cheer or join because another one begins. */
  #begin(): void {
    const { motion } = this.#context;
    this.#idle.stop();
    if (this.#show) motion.stop(this.#show);
    this.#show = undefined;
    this.#shownSince = motion.now;
    if (!this.#rope) this.#restBearing();
  }

  #play(timeline: Timeline): void {
    this.#show = timeline;
    void this.#context.motion.play(timeline, () => {
      this.#show = undefined;
      this.#restBearing();
      this.#over();
    });
  }

  /** Ends a cheer or join, and moves to props that changed meanwhile. */
  #over(): void {
    resolveAll(this.#onShown);
    if (this.#rope) return;
    if (this.#pose === this.#target) this.#rest();
    else this.#turnTo(this.#target, END.back, slideAt);
  }

  /** Adds a short pull to and fro to the idle timeline; it ends where it began. */
  #breathe(timeline: Timeline): void {
    const { knot, stance, flag, ms } = IDLE;
    thenProgress(timeline, ms, (q) => {
      const swing = Math.sin(q * Math.PI * 4) * Math.sin(q * Math.PI);
      const { pull, red, blue } = this.#pose;
      this.#nodes.wave(flag * swing);
      this.#nodes.pull(pull + (knot * swing) / (LAYOUT.half * LAYOUT.farthest), knot * swing);
      this.#nodes.stand('red', red - stance * swing, this.#bearing.red);
      this.#nodes.stand('blue', blue + stance * swing, this.#bearing.blue);
    });
  }
}

/** Returns a value that grows from 0 to 1 and overshoots a little on the way. */
const grow = (q: number): number => (q >= 1 ? 1 : q <= 0 ? 0 : q + 0.9 * Math.sin(Math.PI * q) * q);
