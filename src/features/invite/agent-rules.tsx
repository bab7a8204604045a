import { AGENT_PPM } from '../../../contract/agent.ts';
import { RulesCard, RulesPart } from '../../casino/rules-card.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { Note } from '../../ui/states.tsx';
import { formatPpm } from '../../ui/percent.ts';
import { useInviteT } from './texts.ts';

const LEVELS = ['rule.level.1', 'rule.level.2', 'rule.level.3'] as const;

/** Draws the rules of the referral programme with the player's share of friends' bets. */
export function AgentRules() {
  const t = useInviteT();
  return (
    <RulesCard lines={[t('rule.1'), t('rule.2'), t('rule.3')]}>
      <RulesPart title={t('rule.rates')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('rule.level')}</th>
              <th scope="col">{t('rule.rate')}</th>
            </tr>
          </thead>
          <tbody>
            {AGENT_PPM.map((ppm, away) => (
              <tr key={ppm}>
                <td>{t(LEVELS[away] ?? 'rule.level.3')}</td>
                <td>{formatPpm(ppm)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{t('rule.fair')}</p>
      </RulesPart>
    </RulesCard>
  );
}

/** Renders the player's share, in per cent, of the valid bets of friends, of their friends, and of the friends of those. */
export function Commissions() {
  const t = useInviteT();
  return (
    <>
      <Rows>
        {AGENT_PPM.map((ppm, away) => (
          <Row key={ppm} name={t(LEVELS[away] ?? 'rule.level.3')} end={formatPpm(ppm)} />
        ))}
      </Rows>
      <Note>{t('agent.soon')}</Note>
    </>
  );
}
