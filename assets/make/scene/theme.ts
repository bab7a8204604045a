/** The parts that differ between sets of art; shapes, sizes and light are fixed, so that every set fits every scene. */
import type { BulbStyle } from '../kit/metal.ts';
import type { Tier } from '../kit/palette.ts';
import type { Stop } from '../../pipeline/drawing/svg.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';

type Three = readonly [string, string, string];

/** A style for all scenes: palettes, and the motifs over the plain pieces. */
export interface Theme {
  /** Folder under assets, with a slash at its end; '' for the default art. */
  readonly into: string;
  readonly sky: {
    /** From the middle of the glow to the corners. */
    readonly stops: readonly Stop[];
    readonly lights: readonly string[];
    /**
     * Drawn over the sky in 180 by 320 units; `middle` and `foot` are the heights of a scene's glow and of its lowest
     * visible line. A `quiet` foot has a line of text on it.
     */
    readonly over?: (middle: number, foot: number, quiet: boolean) => Drawing;
  };
  /** Decoration hanging across the top, 720 by 84 dpx. */
  readonly garland: () => Drawing;
  /** Bulbs of plates and button, alternating. */
  readonly bulbs: readonly BulbStyle[];
  /** The groove of straight rims, and the five rings of round ones from the inside. */
  readonly groove: Three;
  readonly roundGroove: readonly [string, string, string, string, string];
  readonly floor: Three;
  readonly cell: {
    readonly lip: Three;
    readonly under: string;
    readonly well: Three;
    readonly bounce: string;
  };
  /** Faint motif on the JACKPOT cell's enamel, 150 dpx. */
  readonly jackpotMotif: string;
  readonly trail: Three;
  /** The grid's button, 300 dpx: its groove, and the motif on the dome under the word. */
  readonly button: { readonly groove: readonly [edge: string, middle: string]; readonly motif: string };
  readonly wheel: {
    /** Motif on the rim's groove, 610 dpx. */
    readonly rimMotif: string;
    /** Motif on the sector at the top, 496 dpx; it is rotated to the others. */
    readonly sectorMotif: string;
    readonly gem: Three;
    /** Motif on the pointer's gem, in its box of 100 by 116. */
    readonly gemMotif: string;
    readonly bulbOn: BulbStyle;
  };
  readonly coin: {
    readonly face: readonly [string, string, string, string];
    /** Motif on the face behind the peso sign, in a box of 128. */
    readonly motif: string;
  };
  /** Confetti of a big win, white, in a box of 28 dpx; slips of paper by default. */
  readonly confetti?: Drawing;
  /** Tints a colour of the fair's warm light. */
  readonly light: (colour: string) => string;
  /** The coin pusher: its board and counter behind glass, the light on the board, the felt of its table. */
  readonly pusher: {
    readonly glass: Three;
    readonly beam: string;
    readonly counter: Three;
    readonly felt: Three;
    /** Shade of the shelf and the sill on the table. */
    readonly shade: string;
  };
  readonly rain: {
    /** Sky of the rain; red paper must stand out from it. */
    readonly sky: Theme['sky'];
    readonly gate: { readonly well: readonly [string, string]; readonly floor: Three };
    readonly lamp: (isLit: boolean) => Drawing;
    /** Draws a flower in gold line on the envelope; needs the gradients "gV" and "gD". */
    readonly flower: (x: number, y: number, radius: number, opacity: number) => string;
  };
  readonly scratch: {
    /** Enamel between rim and field, top down. */
    readonly enamel: readonly Stop[];
    /** Flags, confetti and the weave of the back, alternating. */
    readonly flags: readonly string[];
    /** The panel on the back, from its middle outwards. */
    readonly panel: Three;
    readonly edge: string;
    readonly ribbon: Three;
    /** Ends of the ribbon and their folds. */
    readonly ribbonEnds: readonly [string, string];
    readonly seal: Three;
    /** Outline of the text over the field. */
    readonly ruleInk: string;
  };
  /** The well of the bars that show a prize. */
  readonly bar: Three;
  /**
   * Sectors of the daily spin, alternating: relative luminance .28 to .33, so that none flashes against its neighbour
   * (WCAG 2.3.1; docs/scenes.md, Flashes).
   */
  readonly dailyTones: readonly [string, string, string, string];
  /** The voucher card, from light to shade. */
  readonly voucher: Three;
  readonly strip: { readonly well: Three; readonly lip: readonly [middle: string, foot: string] };
  /** Outline of the titles. */
  readonly ink: string;
  readonly tiers: Readonly<
    Record<
      Tier,
      { readonly light: string; readonly base: string; readonly deep: string; readonly halo: string }
    >
  >;
}
