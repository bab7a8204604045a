import type { StudioAddress } from './address.ts';
import { replay, type ScriptPlayer } from './script.ts';
import { scriptOf } from './session.ts';
import type { LoadedScene } from './scene-loader.ts';
import { findHitRegions, type HitRegion } from './hit-regions.ts';

/** Finds the hit regions of the current picture, a little in each frame. */
export interface HitRegionFinder {
  update(address: StudioAddress, loaded: LoadedScene | undefined): void;
}

/** Maximum work in one frame, ms. */
const SLICE = 8;
/** A coarse step is as exact as a fine one, and faster. */
const COARSE = 100;

/** Creates the finder; `onFound` gets the regions, or undefined while the search runs. */
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
        // An accepted press has changed the scene, so the next one gets a fresh copy.
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
