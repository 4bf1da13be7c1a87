import type { en } from './en.ts'

/** Texts of the console screen where the operator replaces texts of pages, screens and mails. */
export const es: typeof en = {
  errors: {
    text_changed: 'Otra persona cambió este texto. Cierra el formulario y míralo de nuevo.',
    text_placeholders: 'Conserva los marcadores del original. Difieren en: {names}.',
    text_html: 'Escribe solo texto: las etiquetas se verían tal cual.',
    too_many_texts: 'No se pueden reemplazar más textos. Restablece uno primero.',
  },
  actions: { textChanged: 'Texto cambiado', textReset: 'Texto restablecido' },
  nav: 'Textos',
  intro: 'Cambia cualquier texto de las páginas, pantallas y correos. Cada quien lo ve en su próxima página.',
  legal: 'No se pide a los miembros aceptar de nuevo unos términos cambiados. Avísales tú cuando cambie el sentido.',
  locale: 'Idioma',
  search: 'Clave o palabras',
  replaced: 'Solo cambiados ({count})',
  found: '{shown} de {count} textos',
  none: 'Ningún texto coincide.',
  key: 'Clave',
  text: 'Texto',
  actionsColumn: 'Acciones',
  change: 'Cambiar',
  reset: 'Restablecer',
  english: 'Inglés',
  original: 'Original',
  own: 'Tu texto',
  hint: 'Deja como están las palabras entre llaves, como {example}. Cada línea es un párrafo.',
  preview: 'Vista previa',
  save: 'Guardar',
  resetTitle: '¿Mostrar de nuevo el original?',
}
