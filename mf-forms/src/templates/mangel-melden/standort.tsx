import type { Plan } from '@gm/shared/bereiche/maengel/maengel';
import { isInside, measureFromMiddle, type Punkt } from '@gm/shared/bereiche/maengel/plan';
import { Button } from '@gm/shared/ui/button';
import { useState } from 'react';
import styles from './mangel-melden.module.css';

/** How long somebody waits on the street, in milliseconds. */
const GEDULD = 15_000;
/** Metres from which on the mark should be looked at again. */
const UNGENAU = 60;
/** Metres from which on a mark would name the wrong district. */
const UNBRAUCHBAR = 1500;
const SONST = 'Zeigen Sie die Stelle im Plan, oder schreiben Sie die Straße.';
const OHNE_PLAN = 'Bitte schreiben Sie die Straße.';

const formatMeter = (meter: number) =>
  meter < 1000
    ? `${Math.round(meter / 10) * 10} Meter`
    : `${Math.round(meter / 1000).toLocaleString('de-DE')} Kilometer`;

interface StandortProps {
  plan: Plan | null;
  gemeinde: string;
  onFound: (punkt: Punkt) => void;
}

/** Takes the place from the phone. It is asked for with the button alone, and whatever it answers there is another way. */
export function Standort({ plan, gemeinde, onFound }: StandortProps) {
  const [sucht, setSucht] = useState(false);
  const [worte, setWorte] = useState('');
  const sonst = plan ? SONST : OHNE_PLAN;

  function end(text: string) {
    setSucht(false);
    setWorte(text);
  }

  function take({ coords }: GeolocationPosition) {
    const punkt = { breitengrad: Number(coords.latitude.toFixed(6)), laengengrad: Number(coords.longitude.toFixed(6)) };
    if (plan && !isInside(plan, punkt)) {
      const entfernt = formatMeter(measureFromMiddle(plan, punkt));
      return end(`Ihr Gerät meldet einen Ort, der rund ${entfernt} von ${gemeinde} entfernt ist. ${sonst}`);
    }
    if (coords.accuracy > UNBRAUCHBAR) {
      return end(`Ihr Gerät weiß nur auf etwa ${formatMeter(coords.accuracy)} genau, wo Sie sind. ${sonst}`);
    }
    onFound(punkt);
    const genau = `Der Standort ist nur auf etwa ${formatMeter(coords.accuracy)} genau.`;
    end(
      coords.accuracy > UNGENAU ? `${genau} Bitte rücken Sie die Markierung zurecht, oder prüfen Sie die Straße.` : '',
    );
  }

  function refuse({ code }: Pick<GeolocationPositionError, 'code'>) {
    const grund =
      code === 1 ? 'Ihr Gerät gibt den Standort nicht frei.' : 'Ihr Gerät findet den Standort gerade nicht.';
    end(`${grund} Das macht nichts: ${sonst}`);
  }

  function ask() {
    if (!('geolocation' in navigator)) return refuse({ code: 2 });
    setSucht(true);
    setWorte('');
    navigator.geolocation.getCurrentPosition(take, refuse, { enableHighAccuracy: true, timeout: GEDULD });
  }

  return (
    <div className={styles.standort}>
      <Button variant="secondary" disabled={sucht} onClick={ask}>
        Meinen Standort verwenden
      </Button>
      <p role="status">{sucht ? 'Der Standort wird gesucht …' : worte}</p>
    </div>
  );
}
