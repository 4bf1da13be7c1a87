import type { en } from './en.ts'

/** Texts about the audit log. */
export const es: typeof en = {
  none: 'El registro está vacío.',
  at: 'Cuándo',
  admin: 'Quién',
  operator: 'Operador',
  action: 'Acción',
  subject: 'Sobre qué',
  details: 'Detalles',
  since: 'Desde',
  until: 'Hasta',
  /** Reasons that the program writes. */
  reasons: {
    commandLine: 'Por el operador en la línea de comandos',
    enterConsole: 'Hace falta para entrar en la consola',
    owner: 'A petición de su titular',
    addedHere: 'Añadida en la consola',
    openedHere: 'Abierto en la consola',
    groups: 'Por los grupos del proveedor',
    atProvider: 'En el proveedor',
    byProvider: 'Por el proveedor',
    noGroup: 'Ningún grupo con un rol',
    noSecondFactor: 'Sin segundo factor en el proveedor',
    closed: 'La cuenta está cerrada',
    claimed: 'Asumido',
    released: 'Devuelto',
    approved: 'Aprobado',
    dismissed: 'Ninguna infracción',
    upheld: 'La decisión se mantiene',
    reversed: 'La decisión se retira',
    anotherPerson: 'No es la persona de la foto principal',
    posesMissing: 'Faltan las poses',
    faceUnclear: 'La cara no se ve lo suficiente',
    notLive: 'Parece una pantalla o una foto impresa',
    mainPhotoUnclear: 'La foto principal no muestra bien la cara',
  },
}
