import type { Plan } from '@gm/shared/areas/maengel/maengel';
import { isInside, measureFromMiddle, type Point } from '@gm/shared/areas/maengel/plan';
import { Button } from '@gm/shared/ui/button';
import { useState } from 'react';
import styles from './mangel-melden.module.css';

/** Geolocation timeout in milliseconds. */
const PATIENCE = 15_000;
/** Accuracy in metres from which the user is asked to check the marker. */
const IMPRECISE = 60;
/** Accuracy in metres from which the position could be in another district. */
const UNUSABLE = 1500;
const OTHERWISE = 'Zeigen Sie die Stelle im Plan, oder schreiben Sie die Straße.';
const WITHOUT_PLAN = 'Bitte schreiben Sie die Straße.';

const formatMeter = (meter: number) =>
  meter < 1000
    ? `${Math.round(meter / 10) * 10} Meter`
    : `${Math.round(meter / 1000).toLocaleString('de-DE')} Kilometer`;

interface SiteProps {
  plan: Plan | null;
  gemeinde: string;
  onFound: (point: Point) => void;
}

/** Geolocation by the phone, requested only by the button; every failure offers an alternative. */
export function Site({ plan, gemeinde, onFound }: SiteProps) {
  const [seeks, setSeeks] = useState(false);
  const [words, setWords] = useState('');
  const otherwise = plan ? OTHERWISE : WITHOUT_PLAN;

  function end(text: string) {
    setSeeks(false);
    setWords(text);
  }

  function take({ coords }: GeolocationPosition) {
    const point = { breitengrad: Number(coords.latitude.toFixed(6)), laengengrad: Number(coords.longitude.toFixed(6)) };
    if (plan && !isInside(plan, point)) {
      const removed = formatMeter(measureFromMiddle(plan, point));
      return end(`Ihr Gerät meldet einen Ort, der rund ${removed} von ${gemeinde} entfernt ist. ${otherwise}`);
    }
    if (coords.accuracy > UNUSABLE) {
      return end(`Ihr Gerät weiß nur auf etwa ${formatMeter(coords.accuracy)} genau, wo Sie sind. ${otherwise}`);
    }
    onFound(point);
    const exactly = `Der Standort ist nur auf etwa ${formatMeter(coords.accuracy)} genau.`;
    end(
      coords.accuracy > IMPRECISE
        ? `${exactly} Bitte rücken Sie die Markierung zurecht, oder prüfen Sie die Straße.`
        : '',
    );
  }

  function refuse({ code }: Pick<GeolocationPositionError, 'code'>) {
    const reason =
      code === 1 ? 'Ihr Gerät gibt den Standort nicht frei.' : 'Ihr Gerät findet den Standort gerade nicht.';
    end(`${reason} Das macht nichts: ${otherwise}`);
  }

  function ask() {
    if (!('geolocation' in navigator)) return refuse({ code: 2 });
    setSeeks(true);
    setWords('');
    navigator.geolocation.getCurrentPosition(take, refuse, { enableHighAccuracy: true, timeout: PATIENCE });
  }

  return (
    <div className={styles.location}>
      <Button variant="secondary" disabled={seeks} onClick={ask}>
        Meinen Standort verwenden
      </Button>
      <p role="status">{seeks ? 'Der Standort wird gesucht …' : words}</p>
    </div>
  );
}
