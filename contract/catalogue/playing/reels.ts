import type { PlayingTitle, PlayingTitles } from './playing-title.ts';

/** How a reel title plays (docs/games.md, Reels). */
export type ReelModel = 'classic' | 'lines' | 'ways' | 'tumble' | 'hold';

/** What each model's frame shows. */
const FAMILIES: Readonly<Record<ReelModel, NonNullable<PlayingTitle['family']>>> = {
  classic: 'classic-reels',
  lines: 'line-reels',
  ways: 'ways-reels',
  tumble: 'tumble-reels',
  hold: 'hold-reels',
};

/** Models whose scene plays: the lobby opens those of their titles that have their art (assets/titles). */
const SHOWN: ReadonlySet<ReelModel> = new Set<ReelModel>(['classic', 'lines', 'ways', 'tumble', 'hold']);

/** Titles whose art is drawn; a test looks for it. */
const DRAWN: ReadonlySet<number> = new Set([1001, 1024, 1041, 1052, 1086, 1107]);

const reels = (
  model: ReelModel,
  volatility: 'low' | 'mid' | 'high',
  declared: 9540 | 9600 | 9660,
): { readonly model: ReelModel; readonly kind: string } => ({
  model,
  kind: `reels-${model}-${volatility}-${declared}`,
});

/**
 * The reel titles: the model that fits what each shows (classic for fruit, bells and neon, tumble for sweets and gems, hold
 * for treasure, ways for animals and gardens, lines for stories), how wild it is, and the return that its strips declare.
 */
const titles: Readonly<Record<number, ReturnType<typeof reels>>> = {
  1001: reels('lines', 'mid', 9540),
  1002: reels('ways', 'mid', 9660),
  1003: reels('hold', 'high', 9600),
  1004: reels('tumble', 'high', 9600),
  1005: reels('tumble', 'low', 9600),
  1006: reels('lines', 'mid', 9660),
  1008: reels('hold', 'mid', 9540),
  1009: reels('ways', 'mid', 9660),
  1010: reels('classic', 'low', 9540),
  1011: reels('lines', 'mid', 9600),
  1012: reels('tumble', 'mid', 9660),
  1013: reels('lines', 'high', 9600),
  1014: reels('tumble', 'low', 9600),
  1015: reels('ways', 'mid', 9540),
  1016: reels('lines', 'low', 9600),
  1017: reels('tumble', 'mid', 9660),
  1018: reels('classic', 'mid', 9660),
  1019: reels('ways', 'mid', 9600),
  1020: reels('tumble', 'low', 9540),
  1021: reels('classic', 'low', 9600),
  1022: reels('lines', 'mid', 9600),
  1023: reels('hold', 'mid', 9600),
  1024: reels('hold', 'mid', 9600),
  1025: reels('hold', 'mid', 9660),
  1026: reels('ways', 'low', 9600),
  1027: reels('ways', 'high', 9660),
  1028: reels('lines', 'mid', 9600),
  1029: reels('lines', 'low', 9600),
  1030: reels('hold', 'high', 9660),
  1031: reels('ways', 'low', 9600),
  1032: reels('lines', 'mid', 9600),
  1033: reels('lines', 'low', 9600),
  1034: reels('ways', 'high', 9660),
  1035: reels('classic', 'mid', 9540),
  1036: reels('tumble', 'low', 9600),
  1037: reels('ways', 'mid', 9600),
  1038: reels('lines', 'mid', 9660),
  1039: reels('lines', 'high', 9600),
  1040: reels('lines', 'mid', 9660),
  1041: reels('ways', 'mid', 9600),
  1042: reels('classic', 'low', 9600),
  1043: reels('tumble', 'low', 9540),
  1044: reels('classic', 'low', 9600),
  1045: reels('classic', 'low', 9600),
  1046: reels('ways', 'mid', 9660),
  1047: reels('ways', 'high', 9660),
  1048: reels('lines', 'mid', 9600),
  1049: reels('lines', 'low', 9600),
  1050: reels('classic', 'mid', 9660),
  1051: reels('classic', 'low', 9540),
  1052: reels('ways', 'high', 9660),
  1053: reels('ways', 'mid', 9600),
  1054: reels('ways', 'mid', 9600),
  1055: reels('ways', 'low', 9600),
  1056: reels('ways', 'high', 9660),
  1057: reels('hold', 'mid', 9600),
  1058: reels('ways', 'low', 9600),
  1059: reels('tumble', 'mid', 9600),
  1060: reels('lines', 'high', 9660),
  1061: reels('lines', 'mid', 9600),
  1062: reels('lines', 'mid', 9540),
  1063: reels('lines', 'mid', 9660),
  1064: reels('tumble', 'low', 9600),
  1065: reels('hold', 'mid', 9600),
  1066: reels('ways', 'mid', 9540),
  1067: reels('ways', 'high', 9660),
  1068: reels('lines', 'mid', 9600),
  1069: reels('ways', 'low', 9600),
  1070: reels('ways', 'mid', 9660),
  1071: reels('ways', 'mid', 9600),
  1072: reels('hold', 'high', 9600),
  1073: reels('ways', 'mid', 9600),
  1074: reels('ways', 'mid', 9660),
  1075: reels('ways', 'low', 9540),
  1076: reels('lines', 'low', 9600),
  1077: reels('lines', 'low', 9600),
  1078: reels('ways', 'mid', 9660),
  1079: reels('lines', 'mid', 9660),
  1080: reels('ways', 'mid', 9600),
  1081: reels('ways', 'low', 9600),
  1082: reels('lines', 'low', 9600),
  1083: reels('lines', 'low', 9600),
  1084: reels('lines', 'low', 9540),
  1085: reels('hold', 'mid', 9600),
  1086: reels('tumble', 'low', 9600),
  1087: reels('tumble', 'low', 9600),
  1088: reels('tumble', 'low', 9600),
  1089: reels('tumble', 'low', 9600),
  1090: reels('tumble', 'low', 9540),
  1091: reels('tumble', 'low', 9600),
  1092: reels('classic', 'low', 9600),
  1093: reels('tumble', 'low', 9600),
  1094: reels('classic', 'low', 9600),
  1095: reels('classic', 'high', 9540),
  1096: reels('classic', 'mid', 9540),
  1097: reels('hold', 'high', 9660),
  1098: reels('hold', 'mid', 9660),
  1099: reels('ways', 'mid', 9600),
  1100: reels('lines', 'low', 9600),
  1101: reels('lines', 'high', 9660),
  1102: reels('lines', 'mid', 9600),
  1103: reels('lines', 'mid', 9600),
  1104: reels('lines', 'mid', 9600),
  1105: reels('classic', 'mid', 9600),
  1106: reels('lines', 'mid', 9600),
  1107: reels('tumble', 'mid', 9660),
  1108: reels('hold', 'high', 9660),
  1109: reels('hold', 'high', 9600),
  1110: reels('ways', 'low', 9600),
  1111: reels('hold', 'mid', 9600),
  1112: reels('hold', 'mid', 9660),
  1113: reels('lines', 'high', 9660),
  1114: reels('lines', 'mid', 9600),
  1115: reels('tumble', 'low', 9600),
  1116: reels('tumble', 'low', 9600),
};

const playing = (id: number, { model, kind }: ReturnType<typeof reels>): PlayingTitle => ({
  kind,
  family: FAMILIES[model],
  orientation: 'any',
  ...(SHOWN.has(model) && DRAWN.has(id) ? { hasScene: true } : {}),
});

/** The reel titles that can be played. */
export const playingReels: PlayingTitles = Object.fromEntries(
  Object.entries(titles).map(([id, title]) => [id, playing(Number(id), title)]),
);
