/** What may differ from one set of art to the next; shapes, sizes and light stay, so that every set fits every scene. */
import type { BulbStyle } from '../kit/metal.ts';
import type { Tier } from '../kit/palette.ts';
import type { Stop } from '../kit/svg.ts';
import type { Drawing } from './picture.ts';

type Three = readonly [string, string, string];

/** A style for all scenes: palettes, and the motifs laid over the plain pieces. */
export interface Theme {
  /** Folder under assets, with a slash at its end; '' for the default art. */
  readonly into: string;
  readonly sky: {
    /** From the middle of the radiance to the corners. */
    readonly stops: readonly Stop[];
    readonly lights: readonly string[];
    /**
     * Drawn over the sky in 180 by 320 units; `middle` and `foot` are where a scene's radiance and its lowest visible
     * line lie. A `quiet` foot has a line of text on it.
     */
    readonly over?: (middle: number, foot: number, quiet: boolean) => Drawing;
  };
  /** What hangs across the top, 720 by 84 dpx. */
  readonly garland: () => Drawing;
  /** Bulbs of plates and button, in turn. */
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
  /** Laid faintly on the JACKPOT cell's enamel, 150 dpx. */
  readonly jackpotMotif: string;
  readonly trail: Three;
  /** The grid's button, 300 dpx: its groove, and what lies on the dome under the word. */
  readonly button: { readonly groove: readonly [edge: string, middle: string]; readonly motif: string };
  readonly wheel: {
    /** On the rim's groove, 610 dpx. */
    readonly rimMotif: string;
    /** On the sector at the top, 496 dpx; it is turned to the others. */
    readonly sectorMotif: string;
    readonly gem: Three;
    /** On the pointer's gem, in its box of 100 by 116. */
    readonly gemMotif: string;
    readonly bulbOn: BulbStyle;
  };
  readonly coin: {
    readonly face: readonly [string, string, string, string];
    /** Struck into the face behind the sign, in a box of 128. */
    readonly motif: string;
  };
  /** What flies at a big win, white, in a box of 28 dpx; slips of paper where it is not said. */
  readonly confetti?: Drawing;
  /** How a colour of the fair's warm light is tinted. */
  readonly light: (colour: string) => string;
  /** The coin pusher: its board and counter behind glass, the light on the board, the felt of its table. */
  readonly pusher: {
    readonly glass: Three;
    readonly beam: string;
    readonly counter: Three;
    readonly felt: Three;
    /** Of the shelf and the sill on the table. */
    readonly shade: string;
  };
  readonly rain: {
    /** Red paper must stand out from it. */
    readonly sky: Theme['sky'];
    readonly gate: { readonly well: readonly [string, string]; readonly floor: Three };
    readonly lamp: (isLit: boolean) => Drawing;
    /** A flower in gold line on the envelope; needs the gradients "gV" and "gD". */
    readonly flower: (x: number, y: number, radius: number, opacity: number) => string;
  };
  readonly scratch: {
    /** Enamel between rim and field, from its upper edge to its foot. */
    readonly enamel: readonly Stop[];
    /** Flags, confetti and the weave of the back, in turn. */
    readonly flags: readonly string[];
    /** The panel on the back, from its middle. */
    readonly panel: Three;
    readonly edge: string;
    readonly ribbon: Three;
    /** Ends of the ribbon and their folds. */
    readonly ribbonEnds: readonly [string, string];
    readonly seal: Three;
    /** Outline of what is printed over the field. */
    readonly ruleInk: string;
  };
  /** The well of the bars that a prize is written in. */
  readonly bar: Three;
  /**
   * Sectors of the daily spin, in turn: relative luminance .28 to .33, so that none flashes against its neighbour
   * (WCAG 2.3.1; docs/scenes.md, Flashes).
   */
  readonly dailyTones: readonly [string, string, string, string];
  /** The card of a voucher, from its light to its foot. */
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
