/**
 * The type of a theme: the properties that differ between sets of art. Shapes, sizes and the direction of light are
 * fixed, so that every set fits every scene.
 */
import type { BulbStyle } from '../kit/metal.ts';
import type { Tier } from '../kit/palette.ts';
import type { Stop } from '../../pipeline/drawing/svg.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';

type Three = readonly [string, string, string];

/** Style of one set of art for all scenes: palettes, and motifs drawn over the plain pieces. */
export interface Theme {
  /** Folder of this set under assets, with a slash at its end; '' for the default art. */
  readonly into: string;
  readonly sky: {
    /** Gradient of the sky, from the middle of its glow to the corners. */
    readonly stops: readonly Stop[];
    readonly lights: readonly string[];
    /**
     * Draws the decoration over the sky, in 180 by 320 units. `middle` and `foot` are the heights of the scene's glow
     * and of its lowest visible line. If `quiet`, the scene writes a line of text at the foot.
     */
    readonly over?: (middle: number, foot: number, quiet: boolean) => Drawing;
  };
  /** Draws the decoration that hangs across the top, 720 by 84 design pixels. */
  readonly garland: () => Drawing;
  /** Styles of the bulbs on jackpot panels and buttons, alternating. */
  readonly bulbs: readonly BulbStyle[];
  /**
   * Colours of the groove in straight rims. `roundGroove` has the colours of the five rings of the groove in round
   * rims, from the inside.
   */
  readonly groove: Three;
  readonly roundGroove: readonly [string, string, string, string, string];
  readonly floor: Three;
  readonly cell: {
    readonly lip: Three;
    readonly under: string;
    readonly well: Three;
    readonly bounce: string;
  };
  /** SVG of a faint motif on the enamel of the JACKPOT cell, 150 design pixels square. */
  readonly jackpotMotif: string;
  readonly trail: Three;
  /**
   * Lucky Jackpot's button, 300 design pixels square: colours of its groove, and the SVG motif on its dome under the
   * word.
   */
  readonly button: { readonly groove: readonly [edge: string, middle: string]; readonly motif: string };
  readonly wheel: {
    /** SVG motif on the groove of the wheel's rim, 610 design pixels square. */
    readonly rimMotif: string;
    /**
     * SVG motif on the wheel's sector at the top, 496 design pixels square; copies are rotated to the other sectors.
     */
    readonly sectorMotif: string;
    readonly gem: Three;
    /** SVG motif on the pointer's gem, in the pointer's box of 100 by 116 units. */
    readonly gemMotif: string;
    readonly bulbOn: BulbStyle;
  };
  readonly coin: {
    readonly face: readonly [string, string, string, string];
    /** SVG motif on the coin's face behind the peso sign, in a box of 128 units. */
    readonly motif: string;
  };
  /** White confetti of a big win, 28 design pixels square; slips of paper by default. */
  readonly confetti?: Drawing;
  /** Converts a colour of the default art's warm light to the light of this set. */
  readonly light: (colour: string) => string;
  /** Colours of the coin pusher: its board and counter behind glass, the light on the board, the felt of its table. */
  readonly pusher: {
    readonly glass: Three;
    readonly beam: string;
    readonly counter: Three;
    readonly felt: Three;
    /** Colour of the shade that shelf and sill cast on the table. */
    readonly shade: string;
  };
  readonly rain: {
    /** Sky of the red packet rain; red packets must stand out from it. */
    readonly sky: Theme['sky'];
    readonly gate: { readonly well: readonly [string, string]; readonly floor: Three };
    readonly lamp: (isLit: boolean) => Drawing;
    /** Draws a flower as gold lines on the envelope. The document must contain the gradients "gV" and "gD". */
    readonly flower: (x: number, y: number, radius: number, opacity: number) => string;
  };
  readonly scratch: {
    /** Gradient of the card's enamel between rim and field, top down. */
    readonly enamel: readonly Stop[];
    /** Colours of the flags, the confetti and the weave on the back, alternating. */
    readonly flags: readonly string[];
    /** Colours of the panel on the card's back, from its middle outwards. */
    readonly panel: Three;
    readonly edge: string;
    readonly ribbon: Three;
    /** Colours of the ribbon's ends and of their folds. */
    readonly ribbonEnds: readonly [string, string];
    readonly seal: Three;
    /** Colour of the outline around the text over the card's field. */
    readonly ruleInk: string;
  };
  /** Colours of the recess in bars that show a prize. */
  readonly bar: Three;
  /**
   * Colours of the daily wheel's sectors, alternating. Their relative luminance is 0.28 to 0.33, so that no sector
   * flashes against its neighbour (WCAG 2.3.1; docs/scenes.md, Flashes).
   */
  readonly dailyTones: readonly [string, string, string, string];
  /** Colours of the voucher card, from light to shade. */
  readonly voucher: Three;
  readonly strip: { readonly well: Three; readonly lip: readonly [middle: string, foot: string] };
  /** Colour of the outline around titles. */
  readonly ink: string;
  readonly tiers: Readonly<
    Record<
      Tier,
      { readonly light: string; readonly base: string; readonly deep: string; readonly halo: string }
    >
  >;
}
