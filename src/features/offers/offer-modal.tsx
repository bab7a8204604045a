import { href } from '../../pages/href.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './offer.module.css';
import { useOfferT } from './texts.ts';

/** The offer of each popup, and its page. */
const OFFERS = {
  redVsBlue: ['pk', 'redVsBlue'],
} as const;

interface OfferModalProps {
  readonly name: keyof typeof OFFERS;
  readonly onClose: () => void;
}

/** Draws an offer in a few words, with a link to its page. */
export default function OfferModal({ name, onClose }: OfferModalProps) {
  const t = useOfferT();
  const [offer, page] = OFFERS[name];
  return (
    <Dialog title={t(`${offer}.head`)} onClose={onClose}>
      <div className={styles.page}>
        <ul className={styles.lines}>
          <li>{t(`${offer}.1`)}</li>
          <li>{t(`${offer}.2`)}</li>
          <li>{t(`${offer}.3`)}</li>
        </ul>
        <LinkButton kind="gold" block to={href(page)} onClick={onClose}>
          {t(`${offer}.title`)}
        </LinkButton>
      </div>
    </Dialog>
  );
}
