/** Pictures that can be given back. */
export interface Clothes {
  release(): void;
}

/** What a wardrobe works with. */
export interface WardrobeOptions<Art extends Clothes> {
  /** Loads the default art, or a pack over it. */
  readonly load: (pack: string | undefined) => Promise<Art>;
  /** Shows the scene in this art, in place of the one before; answers how to take it away. */
  readonly show: (art: Art) => () => void;
  /** True while the scene must not be changed: a round is being played. */
  readonly isBusy: () => boolean;
  /** Told when not even the first art could be loaded or shown. */
  readonly onFailed: (error: unknown) => void;
  /** Runs something again and again until it is told to end; tests bring their own. */
  readonly every?: (run: () => void) => () => void;
}

/** Shows a scene in one set of art at a time. */
export interface Wardrobe {
  /** Changes to an art pack, or to the default art. The old art stays on show until the new one is loaded. */
  wear(pack: string | undefined): void;
  dispose(): void;
}

/** How often a busy scene is asked whether it has ended, ms; only while a change waits for it. */
const ASK = 100;

const everySoOften = (run: () => void): (() => void) => {
  const timer = setInterval(run, ASK);
  return () => clearInterval(timer);
};

/** Makes a wardrobe; nothing is loaded before `wear`. Of changes that overtake each other only the last is shown. */
export function createWardrobe<Art extends Clothes>(options: WardrobeOptions<Art>): Wardrobe {
  const { load, show, isBusy, onFailed, every = everySoOften } = options;
  let worn: { readonly art: Art; readonly undo: () => void } | undefined;
  let turn = 0;
  let stopAsking: (() => void) | undefined;
  let waiting: Art | undefined;

  const dropWaiting = (): void => {
    stopAsking?.();
    stopAsking = undefined;
    waiting?.release();
    waiting = undefined;
  };

  const takeOff = (): void => {
    worn?.undo();
    worn?.art.release();
    worn = undefined;
  };

  const putOn = (art: Art): void => {
    const old = worn;
    worn = undefined;
    old?.undo();
    try {
      worn = { art, undo: show(art) };
    } catch (error) {
      art.release();
      onFailed(error);
    }
    old?.art.release();
  };

  return {
    wear(pack) {
      const mine = ++turn;
      dropWaiting();
      load(pack).then(
        (art) => {
          if (mine !== turn) return art.release();
          if (!worn || !isBusy()) return putOn(art);
          waiting = art;
          stopAsking = every(() => {
            if (isBusy()) return;
            stopAsking?.();
            stopAsking = undefined;
            waiting = undefined;
            putOn(art);
          });
        },
        (error: unknown) => {
          // A scene that is on show goes on as it is.
          if (mine === turn && !worn) onFailed(error);
        },
      );
    },
    dispose() {
      turn += 1;
      dropWaiting();
      takeOff();
    },
  };
}
