import { formatExact, formatPrize } from '../../../contract/money.ts';
import { MAX_TOGETHER } from '../../../fair/shared/crash.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { formatPpm } from '../../ui/percent.ts';
import { RulesSheet } from '../rules-sheet.tsx';
import { crashChanceOf, CRASH_RETURNS } from './crash-view-model.ts';
import { crashTexts } from './texts.ts';

/** Draws how Crash is played and its returns (RTP), computed by the same rules that the server uses. */
export function CrashRules({ maximumWin }: { readonly maximumWin: number }) {
  const t = useTexts(crashTexts);
  return (
    <RulesSheet
      lines={[t('rules.rise'), t('rules.off'), t('rules.auto')]}
      more={[
        t('rules.cap', { most: formatPrize(maximumWin), together: formatPrize(MAX_TOGETHER) }),
        t('rules.break'),
      ]}
      odds={[
        [t('odds.once'), formatPpm(1_000_000 - crashChanceOf(101))],
        [t('odds.double'), formatPpm(crashChanceOf(200))],
        [t('odds.ten'), formatPpm(crashChanceOf(1_000))],
        [t('odds.hundred'), formatPpm(crashChanceOf(10_000))],
      ]}
      back={[
        [t('odds.back'), CRASH_RETURNS.map(formatPpm).join(' – ')],
        [t('odds.max'), formatExact(maximumWin)],
      ]}
    />
  );
}
