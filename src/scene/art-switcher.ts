/** Loaded pictures and sounds of a scene. The switcher itself only needs to release them. */
export interface SceneArt {
  release(): void;
}

/** What createArtSwitcher needs. */
export interface ArtSwitcherOptions<Art extends SceneArt> {
  /** Loads the art of a pack, which lies over the default art; without a pack, loads the default art. */
  readonly load: (artPack: string | undefined) => Promise<Art>;
  /** Mounts the scene with this art, after the old scene was unmounted. Returns a function that unmounts it. */
  readonly mount: (art: Art) => () => void;
  /** Returns true while a round is being played, so that the scene must not be replaced. */
  readonly isBusy: () => boolean;
  /** Called if the canvas stays empty because art could not be loaded or mounted. */
  readonly onFailed: (error: unknown) => void;
  /** Calls a function repeatedly; returns a function that stops this. Tests pass their own. */
  readonly poll?: (run: () => void) => () => void;
}

/** Shows a scene in one art pack at a time. */
export interface ArtSwitcher {
  /**
   * Switches to an art pack; undefined is the default art. The old art stays on the canvas until the new art is loaded.
   */
  setPack(artPack: string | undefined): void;
  dispose(): void;
}

/** Interval at which the switcher checks whether the round has ended, ms; only while loaded art waits for that. */
const POLL_MS = 100;

const pollByTimer = (run: () => void): (() => void) => {
  const timer = setInterval(run, POLL_MS);
  return () => clearInterval(timer);
};

/**
 * Creates an art switcher, which loads nothing before `setPack`. If several switches overlap, only the last one is
 * shown.
 */
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
          // A scene that is already on the canvas keeps its old art.
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
