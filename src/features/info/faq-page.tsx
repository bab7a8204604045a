import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FaqTopic } from '../../../contract/faq.ts';
import { faqIn } from '../../../contract/faq-texts.ts';
import { useGetLobbyConfigQuery } from '../../api/config.ts';
import { useGetFaqQuery } from '../../api/faq.ts';
import { morePictures } from '../../casino/more-pictures.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { href } from '../../pages/href.ts';
import { LinkButton } from '../../ui/button.tsx';
import { DataIcon } from '../../ui/data-icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import { moreIcons } from '../../ui/more-icons.ts';
import { Page } from '../../ui/page.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { EmptyState } from '../../ui/states.tsx';
import styles from './faq-page.module.css';
import { findAnswers } from './find-answers.ts';

const en = {
  title: 'Questions and answers',
  search: 'Search the answers',
  placeholder: 'Deposit, password, fair…',
  topics: 'Topics',
  found: '{count} {count:answer|answers}',
  'none.title': 'No answer to “{search}” yet',
  'none.help': 'Try other words, or ask us: we read every message.',
  more: 'Your question isn’t here?',
  service: 'Customer service',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Mga tanong at sagot',
  search: 'Hanapin sa mga sagot',
  placeholder: 'Deposit, password, patas…',
  topics: 'Mga paksa',
  found: '{count} sagot',
  'none.title': 'Wala pang sagot sa “{search}”',
  'none.help': 'Subukan ang ibang salita, o tanungin kami: binabasa namin ang bawat mensahe.',
  more: 'Wala rito ang tanong mo?',
  service: 'Tulong sa customer',
};
const texts = { en, fil };

/** Returns the server's questions and answers; the ones in this build until they arrive or without a network. */
function useFaq(): readonly FaqTopic[] {
  const locale = useLocale();
  const { data: lobby } = useGetLobbyConfigQuery();
  const { currentData } = useGetFaqQuery(
    lobby === undefined ? skipToken : { locale, gameListVersion: lobby.gameListVersion },
  );
  return currentData ?? faqIn(locale);
}

/** /faq: questions and answers by topic, with a search; the address `/faq#valid-bet` opens that question. */
export default function FaqPage() {
  const t = useTexts(texts);
  const topics = useFaq();
  const [search, setSearch] = useState('');
  const found = findAnswers(topics, search);
  const isSearching = search.trim() !== '';
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <Page title={t('title')} wide>
      <div className={styles.page}>
        <SearchBox value={search} label={t('search')} placeholder={t('placeholder')} onText={setSearch} />
        <p className={isSearching ? styles.count : 'sr-only'} role="status">
          {isSearching && count > 0 ? t('found', { count }) : ''}
        </p>
        {isSearching && count === 0 ? (
          <EmptyState
            picture={morePictures.telescope}
            title={t('none.title', { search: search.trim() })}
            help={t('none.help')}
            action={
              <LinkButton kind="gold" to={href('service')}>
                {t('service')}
              </LinkButton>
            }
          />
        ) : (
          <>
            {!isSearching && <Topics topics={topics} />}
            {found.map((topic) => (
              <Topic key={topic.id} topic={topic} isOpen={isSearching} />
            ))}
            <div className={styles.more}>
              <p>{t('more')}</p>
              <LinkButton kind="violet" to={href('service')}>
                {t('service')}
              </LinkButton>
            </div>
          </>
        )}
      </div>
    </Page>
  );
}

/** Draws links to the topics of this page. */
function Topics({ topics }: { topics: readonly FaqTopic[] }) {
  const t = useTexts(texts);
  return (
    <nav className={styles.topics} aria-label={t('topics')}>
      {topics.map(({ id, icon, name }) => (
        <a key={id} href={`#${id}`}>
          <DataIcon name={icon} size={21} fallback={moreIcons.circleHelp} />
          {name}
        </a>
      ))}
    </nav>
  );
}

function Topic({ topic: { id, name, questions }, isOpen }: { topic: FaqTopic; isOpen: boolean }) {
  return (
    <section className={styles.topic} aria-labelledby={id}>
      <h2 id={id} className="title">
        {name}
      </h2>
      <div className={styles.list}>
        {questions.map((one) => (
          <Question key={one.id} {...one} isFound={isOpen} />
        ))}
      </div>
    </section>
  );
}

interface QuestionProps {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Whether a search has found the question, whose answer is then open. */
  readonly isFound: boolean;
}

function Question({ id, question, answer, isFound }: QuestionProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  const isAsked = hash === `#${id}`;
  useEffect(() => {
    if (details.current !== null) details.current.open = isFound;
  }, [isFound]);
  // Depends on the location's key as well, so that it runs again when the same link is pressed again.
  useEffect(() => {
    if (!isAsked || details.current === null) return;
    details.current.open = true;
    details.current.scrollIntoView({ block: 'start' });
    details.current.querySelector('summary')?.focus({ preventScroll: true });
  }, [isAsked, key]);
  return (
    <details ref={details} id={id} className={styles.question}>
      <summary>
        <span>{question}</span>
        <Icon name="chevron-right" size={18} />
      </summary>
      <p>{answer}</p>
    </details>
  );
}
