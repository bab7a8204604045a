import { WARM_BULB } from '../kit/metal.ts';
import { FAIR_LIGHTS, NIGHT, TIER_COLOURS } from '../kit/palette.ts';
import { lanternString } from './night.ts';
import type { Theme } from './theme.ts';

/** The fair by night: the default art. */
export const FAIR: Theme = {
  into: '',
  sky: {
    stops: [
      [0, '#6A34C4'],
      [0.35, NIGHT.inner],
      [0.72, '#2B1060'],
      [1, NIGHT.outer],
    ],
    lights: FAIR_LIGHTS,
  },
  garland: lanternString,
  bulbs: [WARM_BULB],
  groove: ['#2A0716', '#6A1838', '#3A0C20'],
  roundGroove: ['#1E0410', '#5E1029', '#86193B', '#4A0C20', '#1E0410'],
  floor: ['#1A0844', '#220C56', '#2A1066'],
  cell: {
    lip: ['#0A0220', '#3A1E7E', '#8E6AE0'],
    under: '#0C0326',
    well: ['#150638', '#231056', '#321A74'],
    bounce: '#7A50D8',
  },
  jackpotMotif: '',
  trail: ['#FF8C10', '#FFB02E', '#FFE7A0'],
  button: { groove: ['#2A0716', '#6A1838'], motif: '' },
  wheel: {
    rimMotif: '',
    sectorMotif: '',
    gem: ['#FF9DB0', '#E8143F', '#7A0020'],
    gemMotif: '',
    bulbOn: WARM_BULB,
  },
  coin: { face: ['#FFF3B0', '#FFD03A', '#F2A010', '#C06C00'], motif: '' },
  light: (colour) => colour,
  strip: { well: ['#070116', '#100429', '#1A0840'], lip: ['#3A1A7A', '#9A78E8'] },
  ink: '#2A0F00',
  tiers: TIER_COLOURS,
};
