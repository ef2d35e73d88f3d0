import type { Contribution } from '@gm/shared/schemas/editor/editorial';
import { Button } from '@gm/shared/ui/button';
import { useState } from 'react';
import { useAnswer } from '../links/use-answer.ts';
import { CropChoice, type Crops } from './crop-choice.tsx';
import { type Focus, FocusChoice } from './focus-choice.tsx';
import styles from './photo-choice.module.css';
import { changeMedium } from './save-medium.ts';

/** The details of a picture that crop it. */
interface Details {
  fokus?: Focus | null | undefined;
  zuschnitte?: Crops | null | undefined;
}

interface PhotoCropProps {
  file: string;
  onSaved(): void;
}

/** Focal point and crops of a picture, inside the field that uses it. Loads the picture's entry. */
export default function PhotoCrop({ file, onSaved }: PhotoCropProps) {
  const [saves, setSaves] = useState(0);
  const note = () => {
    setSaves(saves + 1);
    onSaved();
  };
  return <Loaded key={saves} file={file} isSaved={saves > 0} onSaved={note} />;
}

function Loaded({ file, isSaved, onSaved }: PhotoCropProps & { isSaved: boolean }) {
  const entry = useAnswer<Contribution>(`/api/intranet/redaktion/inhalte/foto?${new URLSearchParams({ id: file })}`);
  const [change, setChange] = useState<Details | null>(null);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const image = entry?.inhalt?.bild;
  if (!entry || !image) {
    return (
      <p className={styles.name} role="status">
        {entry === undefined ? 'Das Bild wird geladen …' : 'Dieses Bild dürfen Sie nicht ändern.'}
      </p>
    );
  }
  const details: Details = { ...JSON.parse(String(entry.werte.daten)), ...change };
  const mayRelease = entry.schritte.includes('freigeben');

  async function save(entry: Contribution) {
    setBusy(true);
    const reason = await changeMedium(entry, details);
    setBusy(false);
    setError(reason ?? '');
    if (reason === null) onSaved();
  }
  return (
    <>
      <p>Drücken Sie auf das, was im Bild immer zu sehen sein soll. Das gilt überall, wo dieses Bild steht.</p>
      <FocusChoice
        image={image}
        value={details.fokus ?? null}
        onValue={(focus) => setChange({ ...change, fokus: focus })}
      />
      <details>
        <summary>Für einzelne Formate anders zuschneiden</summary>
        <CropChoice
          image={image}
          value={details.zuschnitte ?? {}}
          onValue={(crops) => setChange({ ...change, zuschnitte: crops })}
        />
      </details>
      <div className={styles.buttons}>
        <Button disabled={isBusy} onClick={() => save(entry)}>
          {mayRelease ? 'Ausschnitt speichern' : 'Ausschnitt zur Freigabe vorlegen'}
        </Button>
        <p className={styles.name} role="status">
          {isSaved && !change && (mayRelease ? 'Gespeichert.' : 'Vorgelegt: Gilt, sobald jemand es freigibt.')}
        </p>
        {error && (
          <p className={styles.name} role="alert">
            {error}
          </p>
        )}
      </div>
    </>
  );
}
