import type { StudioAddress } from './address.ts';
import { replay, type ScriptPlayer } from './script.ts';
import { scriptOf } from './session.ts';
import type { LoadedScene } from './scene-loader.ts';
import { findHitRegions, type HitRegion } from './hit-regions.ts';

/** Finds the hit regions of the current picture, with a limited amount of work in each frame. */
export interface HitRegionFinder {
  update(address: StudioAddress, loaded: LoadedScene | undefined): void;
}

/** Maximum time that the search may take in one frame, ms. */
const SLICE = 8;
/** Step of the replay, ms. The picture does not depend on the step, and large steps are faster. */
const COARSE = 100;

/** Creates the finder. `onFound` gets the hit regions, or undefined when a new search begins. */
export function createHitRegionFinder(
  onFound: (regions: readonly HitRegion[] | undefined) => void,
): HitRegionFinder {
  let foundFor = '';
  let turn = 0;

  return {
    update(address, loaded) {
      if (!loaded || !address.overlays.includes('hitRegions')) return;
      const { time } = loaded.player;
      const key = JSON.stringify([address.scene, scriptOf(address), time]);
      if (key === foundFor) return;
      foundFor = key;
      const mine = ++turn;
      onFound(undefined);
      let copy: ScriptPlayer | undefined;
      const probe = (x: number, y: number): boolean => {
        if (!copy) {
          copy = loaded.createCopy(scriptOf(address));
          replay(copy, time, COARSE);
        }
        const isTaken = copy.press(x, y);
        // An accepted press may change the scene, so the next press is made on a new copy of the scene.
        if (isTaken) {
          copy.dispose();
          copy = undefined;
        }
        return isTaken;
      };
      const search = findHitRegions(loaded.definition.size, probe);
      const work = (): void => {
        if (mine !== turn) return copy?.dispose();
        const end = performance.now() + SLICE;
        while (performance.now() < end) {
          const { done, value } = search.next();
          if (!done) continue;
          copy?.dispose();
          onFound(value ?? []);
          return;
        }
        requestAnimationFrame(work);
      };
      requestAnimationFrame(work);
    },
  };
}
