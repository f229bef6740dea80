import type * as english from "../en/access.ts";
import { plural } from "../numbers.ts";

/** Lo que las páginas dicen del acceso. */
export const accessWords: typeof english.accessWords = ({ asDay }) => ({
  code: {
    title: "Introduzca su código",
    text: "Abra su aplicación de autenticación e introduzca las seis cifras que muestra, o uno de sus códigos de recuperación.",
    label: "Código",
    button: "Continuar",
  },
  roleByRule: (provider) => `Las reglas para entrar con ${provider} dan esta función.`,
  identity: {
    title: "Confirme su identidad",
    text: "Este paso necesita de nuevo su contraseña. Después no se le pedirá durante 10 minutos.",
    password: "Su contraseña",
    code: "Código de su aplicación de autenticación, o un código de recuperación",
    button: "Confirmar y continuar",
  },
  tokens: {
    scope: "Permisos",
    scopes: {
      read: "Solo lectura",
      reports: "Registrar torneos, enviar informes y listas de club",
      office: "Todo lo que permite su función, salvo usuarios y publicación",
      all: "Todo lo que permite su función",
    },
    days: "Caduca después de",
    forDays: (days) => plural("es", days, "día", "días"),
    expires: "Caduca",
  },
  secretUntil: (day) => `Vale hasta el ${asDay(day)}.`,
  passwordEnds: "Así terminan todas sus demás sesiones y sus tokens.",
  sessions: {
    title: "Sesiones abiertas",
    began: "Inicio",
    seen: "Última actividad",
    browser: "Navegador",
    address: "Dirección",
    here: "este navegador",
    end: "Cerrar",
    endOthers: "Cerrar todas las demás sesiones",
  },
  signIns: {
    title: "Accesos recientes",
    text: "Si no reconoce alguno de ellos, cambie su contraseña.",
    when: "Hora",
    result: "Resultado",
    succeeded: "sesión iniciada",
    failed: "fallido",
    none: "Todavía no hay accesos registrados.",
  },
  factor: {
    title: "Acceso en dos pasos",
    off: "Desactivado. Actívelo para entrar, además de la contraseña, con un código de una aplicación de autenticación.",
    on: (left) => `Activado. Quedan ${plural("es", left, "código", "códigos")} de recuperación.`,
    manage: "Gestionar el acceso en dos pasos",
    begin: "Activar",
    scan: "Escanee esta imagen con una aplicación de autenticación, o introduzca la clave a mano. Después introduzca el código que muestra la aplicación.",
    picture: "Código QR con la clave",
    secret: "Clave",
    address: "Dirección para aplicaciones en este dispositivo",
    code: "Código de la aplicación",
    confirm: "Confirmar",
    codes:
      "Estos son sus códigos de recuperación, cada uno para un acceso sin la aplicación. Guárdelos en un lugar seguro.",
    renew: "Nuevos códigos de recuperación",
    renewButton: "Crear códigos nuevos (los anteriores dejan de valer)",
    remove: "Desactivar el acceso en dos pasos",
    removeButton: "Desactivar",
    column: "Acceso en dos pasos",
    reset: "Acceso en dos pasos: aplicación o teléfono perdidos",
    resetButton: "Desactivarlo para este usuario",
  },
});

export const ACCESS_REFUSAL_WORDS: typeof english.ACCESS_REFUSAL_WORDS = {
  "password-too-common": () =>
    "Esta contraseña es demasiado fácil de adivinar: elija una que no sea una palabra o una secuencia común.",
  "password-has-name": () => "Elija una contraseña que no contenga su nombre de usuario ni el nombre de la oficina.",
  "one-time-expired": () => "Esta contraseña de un solo uso ha caducado: pida una nueva a la oficina.",
  "bad-code": () => "El código no es correcto o ya se usó. Espere al siguiente y vuelva a intentarlo.",
  "oidc-unavailable": ({ name }) =>
    `Ahora no se puede acceder a ${name}. Inténtelo más tarde o inicie sesión aquí con su contraseña.`,
  "oidc-failed": ({ name }) =>
    `No se pudo iniciar sesión con ${name}. Inténtelo de nuevo; si sigue fallando, avise a la oficina.`,
  "oidc-unknown-user": ({ name }) =>
    `Su cuenta de ${name} no está admitida en esta oficina. Pida a un administrador que la añada.`,
  "oidc-faulty": ({ file, faults }) =>
    `${file} no es una configuración válida de OpenID Connect. Corrija lo que está en estas líneas: ${faults.join(", ")}.`,
  "sign-in-expired": () => "El inicio de sesión tardó demasiado. Vuelva a iniciar sesión.",
  "identity-unconfirmed": () => "Confirme primero con su contraseña.",
  "token-scope": ({ needed }) => `Este token no lo permite. Necesita el permiso «${needed}».`,
  "no-second-factor": ({ user }) => `El acceso en dos pasos no está activado para ${user}.`,
  "second-factor-there": () => "El acceso en dos pasos ya está activado.",
};
