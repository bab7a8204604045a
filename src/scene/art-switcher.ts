/** A scene's loaded pictures and sounds; a switch only needs to release them. */
export interface SceneArt {
  release(): void;
}

/** Options of an art switcher. */
export interface ArtSwitcherOptions<Art extends SceneArt> {
  /** Loads the default art, or an art pack over it. */
  readonly load: (artPack: string | undefined) => Promise<Art>;
  /** Mounts the scene with this art; the previous one is already unmounted. Returns a function that unmounts it. */
  readonly mount: (art: Art) => () => void;
  /** True while the scene must not be replaced: a round is being played. */
  readonly isBusy: () => boolean;
  /** Called when the canvas stays empty: the art could not be loaded or mounted. */
  readonly onFailed: (error: unknown) => void;
  /** Runs a function repeatedly, and returns a function that stops it; tests pass their own. */
  readonly poll?: (run: () => void) => () => void;
}

/** Shows a scene in one set of art at a time. */
export interface ArtSwitcher {
  /** Switches to an art pack, or to the default art. The old art stays on the canvas until the new one is loaded. */
  setPack(artPack: string | undefined): void;
  dispose(): void;
}

/** Interval at which a busy scene is polled for the end of its round, ms; only while a switch waits for it. */
const POLL_MS = 100;

const pollByTimer = (run: () => void): (() => void) => {
  const timer = setInterval(run, POLL_MS);
  return () => clearInterval(timer);
};

/** Creates an art switcher; nothing is loaded before `setPack`. Of overlapping switches only the last is shown. */
export function createArtSwitcher<Art extends SceneArt>(options: ArtSwitcherOptions<Art>): ArtSwitcher {
  const { load, mount, isBusy, onFailed, poll = pollByTimer } = options;
  let shown: { readonly art: Art; readonly unmount: () => void } | undefined;
  let latestSwitch = 0;
  let stopPolling: (() => void) | undefined;
  let waiting: Art | undefined;

  const dropWaiting = (): void => {
    stopPolling?.();
    stopPolling = undefined;
    waiting?.release();
    waiting = undefined;
  };

  const show = (art: Art): void => {
    const old = shown;
    shown = undefined;
    old?.unmount();
    try {
      shown = { art, unmount: mount(art) };
    } catch (error) {
      art.release();
      onFailed(error);
    }
    old?.art.release();
  };

  return {
    setPack(artPack) {
      const ownSwitch = ++latestSwitch;
      dropWaiting();
      load(artPack).then(
        (art) => {
          if (ownSwitch !== latestSwitch) return art.release();
          if (!shown || !isBusy()) return show(art);
          waiting = art;
          stopPolling = poll(() => {
            if (isBusy()) return;
            stopPolling?.();
            stopPolling = undefined;
            waiting = undefined;
            show(art);
          });
        },
        (error: unknown) => {
          // A scene on the canvas keeps its old art.
          if (ownSwitch === latestSwitch && !shown) onFailed(error);
        },
      );
    },
    dispose() {
      latestSwitch += 1;
      dropWaiting();
      shown?.unmount();
      shown?.art.release();
      shown = undefined;
    },
  };
}
