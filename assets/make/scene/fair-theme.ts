import { WARM_BULB } from '../kit/metal.ts';
import { FAIR_LIGHTS, NIGHT, TIER_COLOURS } from '../kit/palette.ts';
import { lanternString, paperLamp } from './night.ts';
import { blossom } from './blossom.ts';
import type { Theme } from './theme.ts';

/** Theme of the default art: the night fair. */
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
  pusher: {
    glass: ['#4B2BC4', '#2B1484', '#0E0436'],
    beam: '#C9A8FF',
    counter: ['#0C0326', '#1A0A48', '#2E1470'],
    felt: ['#1FA372', '#0C7A55', '#033D2E'],
    shade: '#02000A',
  },
  rain: {
    sky: {
      stops: [
        [0, '#7A34A8'],
        [0.3, '#561C88'],
        [0.68, '#2A0A56'],
        [1, '#12042E'],
      ],
      lights: ['#FFD76A', '#FF8FA6', '#FFB36B', '#FFE9A0', '#FF6A7A', '#D9A8FF'],
    },
    gate: { well: ['#12021A', '#3A0A44'], floor: ['#3A0628', '#560A34', '#7A1444'] },
    lamp: paperLamp,
    flower: blossom,
  },
  scratch: {
    enamel: [
      [0, '#FF8A3C'],
      [0.12, '#F2405E'],
      [0.55, '#C01570'],
      [1, '#5C0F86'],
    ],
    flags: ['#FFD76A', '#5CC4FF', '#6CF08C', '#FF8FA6', '#D9A8FF'],
    panel: ['#B026C0', '#6A1494', '#35084E'],
    edge: '#5C0F86',
    ribbon: ['#B45CFF', '#7D1FD6', '#4A0C94'],
    ribbonEnds: ['#35006E', '#1E0046'],
    seal: ['#FF9DB0', '#D4103C', '#6B0022'],
    ruleInk: '#5C0A3A',
  },
  bar: ['#1A0440', '#2C0A66', '#43148C'],
  // Colours of the daily wheel's sectors: coral, raspberry, amber, orchid.
  dailyTones: ['#F2643A', '#EE5F8A', '#DE8414', '#DC6FC6'],
  voucher: ['#C77BFF', '#7D1FD6', '#35006E'],
  strip: { well: ['#070116', '#100429', '#1A0840'], lip: ['#3A1A7A', '#9A78E8'] },
  ink: '#2A0F00',
  tiers: TIER_COLOURS,
};
