import { useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { LatePicture } from '../../ui/late-picture.tsx';
import { Metal } from '../../ui/money.tsx';
import { pictures } from '../../casino/pictures.ts';
import { PROMOTION_BANNERS } from '../../promotions/banners.ts';
import { useAmbient, useDesktop } from '../../ui/use-active.ts';
import styles from './banners.module.css';
import { gamesHref, href } from '../../pages/href.ts';

/** Time for which each banner is shown before the next one, in ms. */
const TURN_MS = 6000;

const banners = [
  ...PROMOTION_BANNERS,
  {
    id: 'games',
    picture: pictures.bannerWelcome,
    small: pictures.bannerWelcomeSmall,
    to: () => gamesHref('all'),
  },
  { id: 'fair', picture: pictures.bannerVip, small: pictures.bannerVipSmall, to: () => href('faq') },
] as const;

/** Widths of a banner for the `sizes` of its picture; from 700 px on, two banners are side by side. */
const SIZES = '(min-width: 1024px) 540px, (min-width: 700px) 50vw, calc(100vw - 24px)';
const widths = ({ picture, small }: (typeof banners)[number]): string => `${small} 720w, ${picture} 1080w`;

/**
 * Scrolls to the next banner every TURN_MS while `isAmbient`, until it is stopped. Returns the visible banner's index
 * and the functions that follow scrolling and stop it.
 */
function useCarousel(isAmbient: boolean) {
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [auto, setAuto] = useState(true);

  const show = (index: number, smooth: boolean) => {
    const list = track.current;
    const child = list?.children[index];
    if (list === null || !(child instanceof HTMLElement)) return;
    list.scrollTo({
      left: child.offsetLeft - list.offsetLeft - parseFloat(getComputedStyle(list).paddingLeft),
      behavior: smooth ? 'smooth' : 'auto',
    });
  };

  useEffect(() => {
    if (!isAmbient || !auto) return;
    const timer = setTimeout(() => show((at + 1) % banners.length, true), TURN_MS);
    return () => clearTimeout(timer);
  }, [isAmbient, auto, at]);

  useEffect(() => {
    const list = track.current;
    if (list === null) return;
    const stop = () => setAuto(false);
    list.addEventListener('pointerdown', stop);
    list.addEventListener('focusin', stop);
    return () => {
      list.removeEventListener('pointerdown', stop);
      list.removeEventListener('focusin', stop);
    };
  }, []);

  const scrolled = () => {
    const list = track.current;
    const first = list?.children[0];
    if (list === null || !(first instanceof HTMLElement)) return;
    const step = first.offsetWidth + parseFloat(getComputedStyle(list).columnGap || '0');
    const atEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 2;
    setAt(atEnd ? banners.length - 1 : Math.round(list.scrollLeft / step));
  };
  return { track, at, auto, setAuto, scrolled };
}

/**
 * Draws the banners. They advance by themselves until the first touch or a press on the stop button, and can be swiped.
 */
export function Banners() {
  const t = useT();
  const frame = useRef<HTMLElement>(null);
  const { track, at, auto, setAuto, scrolled } = useCarousel(useAmbient(frame));
  const desktop = useDesktop();

  return (
    <section
      ref={frame}
      className={styles.banners}
      aria-roledescription="carousel"
      aria-label={t('home.banners')}
    >
      <ul ref={track} className={styles.track} onScroll={scrolled}>
        {banners.map((banner, index) => (
          <Slide key={banner.id} banner={banner} index={index} isEager={index < (desktop ? 2 : 1)} />
        ))}
      </ul>
      <div className={styles.controls}>
        <span className={styles.dots} aria-hidden="true">
          {banners.map((banner, index) => (
            <i key={banner.id} className={classes(index === at && styles.on)} />
          ))}
        </span>
        <button
          type="button"
          className={styles.pause}
          aria-label={t(auto ? 'home.banners.pause' : 'home.banners.play')}
          onClick={() => setAuto(!auto)}
        >
          <Icon name={auto ? 'pause' : 'play'} size={14} />
        </button>
      </div>
    </section>
  );
}

interface SlideProps {
  readonly banner: (typeof banners)[number];
  readonly index: number;
  /** Whether the banner is visible when the page opens, so that its picture is loaded at once. */
  readonly isEager: boolean;
}

function Slide({ banner, index, isEager }: SlideProps) {
  const t = useT();
  return (
    <li
      className={styles.banner}
      aria-roledescription="slide"
      aria-label={t('home.banner', { number: index + 1, count: banners.length })}
    >
      {isEager ? (
        <img
          src={banner.picture}
          srcSet={widths(banner)}
          sizes={SIZES}
          alt=""
          fetchPriority={index === 0 ? 'high' : 'auto'}
        />
      ) : (
        <LatePicture src={banner.picture} srcSet={widths(banner)} sizes={SIZES} alt="" decoding="async" />
      )}
      <span className={styles.words}>
        <span className={styles.heading}>
          <Metal text={t(`home.banner.${banner.id}.title`)} />
        </span>
        <span className={styles.text}>{t(`home.banner.${banner.id}.text`)}</span>
        <LinkButton kind="gold" size="s" to={banner.to()}>
          {t(`home.banner.${banner.id}.action`)}
        </LinkButton>
      </span>
      <span className={styles.age}>21+</span>
    </li>
  );
}
