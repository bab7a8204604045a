import { useState } from 'react';
import { loadPicture } from '../../platform/load-picture.ts';
import { useProfileT } from './profile-texts.ts';
import { LONGEST_PICTURE } from '../../../contract/update-profile.ts';
import { canReadCanvas, drawOnWhite } from '../../platform/picture-file.ts';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './profile-page.module.css';

/** Width and height of the uploaded picture, in pixels, as the server stores it. */
const SIDE = 256;

/**
 * Lets the player choose a picture file as avatar. The middle of the picture is cut out here, so that the upload is
 * small.
 */
export function OwnPicture({ onPicture }: { onPicture: (url: string) => void }) {
  const t = useProfileT();
  const [isBad, setBad] = useState(false);
  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      onPicture(await middleOf(file));
      setBad(false);
    } catch (error) {
      setBad(true);
      if (error instanceof UnchangedPictureRefused) showToast(t('own.unchanged'), 'info');
    }
  };
  return (
    <label className={styles.upload}>
      <input
        type="file"
        accept="image/*"
        aria-label={t('own.choose')}
        aria-invalid={isBad}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          // Empties the input, so that the same file can be chosen again.
          event.target.value = '';
        }}
      />
      <Icon name={camera} size={24} />
      <span role={isBad ? 'alert' : undefined}>{t(isBad ? 'own.bad' : 'own.choose')}</span>
    </label>
  );
}

/** Path of the camera icon (Lucide). */
const camera = {
  d: 'M14.5 4h-5L7 7H4a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-3zM9 13a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
};

/** Returns the square in the middle of a picture as a small JPEG. Rejects if the browser cannot decode the file. */
async function middleOf(file: File): Promise<string> {
  const picture = await loadPicture(file);
  if (!canReadCanvas()) return urlOf(file);
  const { naturalWidth: width, naturalHeight: height } = picture;
  const side = Math.min(width, height);
  const middle = { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
  return drawOnWhite(picture, middle, { width: SIDE, height: SIDE }).toDataURL('image/jpeg', 0.85);
}

/** The file cannot be sent unchanged, and this browser returns noise from a canvas. */
class UnchangedPictureRefused extends Error {}

/** Returns a file unchanged as a data URL; the server cuts out its middle. */
async function urlOf(file: File): Promise<string> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')));
    reader.readAsDataURL(file);
  });
  if (!/^data:image\/(?:png|jpeg);/.test(url) || url.length > LONGEST_PICTURE)
    throw new UnchangedPictureRefused();
  return url;
}
