import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  play: 'Reproducir',
  pause: 'Pausar',
  position: 'Posición',
  at: '{at} de {length} segundos',
  speed: 'Velocidad {rate}×',
  failed: 'No se ha podido cargar.',
  again: 'Intentar de nuevo',
  opening: 'Abriendo el micrófono…',
  recording: 'Grabando',
  recorded: 'Grabación terminada. Ya puedes escucharla.',
  cancelled: 'Grabación eliminada.',
  stop: 'Detener la grabación',
  cancel: 'Cancelar la grabación',
  delete: 'Eliminar la grabación',
  slide: 'Desliza para cancelar',
  lock: 'Desliza hacia arriba para bloquear',
  letGo: 'Suelta para cancelar',
  problems: {
    missing: 'No encontramos ningún micrófono. Conecta uno e inténtalo de nuevo.',
    refused:
      'El micrófono está bloqueado. Permítelo para este sitio en los ajustes del navegador (el icono junto a la dirección) o del teléfono, e inténtalo de nuevo.',
    unsupported: 'Este navegador no puede grabar sonido. Actualízalo o usa una versión reciente de Chrome, Firefox o Safari.',
    busy: 'Otra aplicación está usando tu micrófono. Ciérrala e inténtalo de nuevo.',
    in_call: 'Estás en una llamada. Podrás grabar cuando termine.',
    failed: 'Algo ha fallado al grabar. Inténtalo de nuevo.',
    too_short: 'Ha sido demasiado corto. Mantén pulsado el botón mientras hablas, o tócalo una vez y habla.',
  },
  interruptions: {
    limit: 'Una grabación no puede durar más.',
    hidden: 'La grabación se detuvo porque saliste de la página. Esto es lo que tenemos.',
    device: 'El micrófono se ha desconectado. Esto es lo que tenemos.',
    call: 'La grabación se detuvo por una llamada. Esto es lo que tenemos.',
  },
}
