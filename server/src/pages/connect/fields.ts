import { markup, type Markup } from '../markup.js';
import type { FieldErrors, FieldName, Fields } from './form.js';

interface FieldOptions {
  type?: 'text' | 'email' | 'password';
  error?: string;
  autocomplete?: string;
  required?: boolean;
  /** The cursor waits here when the page opens. */
  autofocus?: boolean;
  inputmode?: 'numeric';
  hint?: string;
}

/** An input with its label, and what is wrong with it. */
export function field(name: FieldName, label: string, value: string, options: FieldOptions = {}): Markup {
  const { type = 'text', error, autocomplete = 'off', required, autofocus, inputmode, hint } = options;
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return markup`<div><label for="${name}">${label}</label>
${hint && markup`<p class="soft" id="${name}-hint">${hint}</p>`}
<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}"${
    type !== 'text' || name.endsWith('host') || name.endsWith('user')
      ? markup` autocapitalize="none" spellcheck="false"`
      : null
  }${inputmode && markup` inputmode="${inputmode}"`}${required && markup` required`}${autofocus && markup` autofocus`}${
    error && markup` aria-invalid="true"`
  }${described && markup` aria-describedby="${described}"`}>
${error && markup`<p class="error" id="${name}-error">${error}</p>`}</div>`;
}

/** One server: host, port, how it is secured, and who logs in there. */
export function serverFields(
  kind: 'smtp' | 'imap',
  legend: string,
  fields: Fields,
  errors: FieldErrors,
): Markup {
  const text = (name: FieldName, label: string, options: FieldOptions = {}) =>
    field(name, label, fields[name], { ...options, error: errors[name] });
  const security = fields[`${kind}_security`];
  const usual = kind === 'smtp' ? ['465', '587'] : ['993', '143'];
  return markup`<fieldset><legend>${legend}</legend>
<div class="row">${text(`${kind}_host`, 'Server')}${text(`${kind}_port`, 'Port', { inputmode: 'numeric' })}</div>
<label for="${kind}_security">Security</label>
<select id="${kind}_security" name="${kind}_security">
<option value="tls"${security !== 'starttls' && markup` selected`}>TLS (usual with port ${usual[0]})</option>
<option value="starttls"${security === 'starttls' && markup` selected`}>STARTTLS (usual with port ${usual[1]})</option>
</select>
${text(`${kind}_user`, 'User name, if it is not the email address')}
${
  kind === 'imap' &&
  field('imap_password', 'Password, if it is different', '', {
    type: 'password',
    error: errors.imap_password,
  })
}
</fieldset>`;
}
