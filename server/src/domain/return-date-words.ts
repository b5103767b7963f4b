import { foldText } from './fold-text.js';

/** Month names and abbreviations of many languages, lower case and without diacritics, to the month's number. */
const monthForms: readonly string[] = [
  'january jan januar janner janvier janv enero ene gennaio gen janeiro januari tammikuuta tammikuu stycznia styczen ledna leden januara january januar ianuarie ian января янв січня ocak ιανουαριου siječnja jaanuar',
  'february feb februar fevrier fevr febrero febbraio fevereiro fev februari helmikuuta helmikuu lutego luty unora unor februara februarie февраля фев лютого subat φεβρουαριου veljace veebruar',
  'march mar marz maerz mars marzo marco março maart maaliskuuta maaliskuu marca marzec brezna brezen martie марта мар березня mart μαρτιου ozujka marts',
  'april apr avril avr abril abr aprile huhtikuuta huhtikuu kwietnia kwiecien dubna duben aprila aprilie апреля апр квітня nisan απριλιου travnja',
  'may mai mayo maggio mag maio mei maj toukokuuta toukokuu maja kvetna kveten maja mai мая травня mayis μαΐου μαιου svibnja',
  'june jun juni juin junio giugno giu junho kesakuuta kesakuu czerwca czerwiec cervna cerven juna iunie июня июн червня haziran ιουνιου lipnja juuni',
  'july jul juli juillet juil julio luglio lug julho heinakuuta heinakuu lipca lipiec cervence cervenec jula iulie июля июл липня temmuz ιουλιου srpnja juuli',
  'august aug aout agosto ago augustus augusti elokuuta elokuu sierpnia sierpien srpna srpen augusta августа авг серпня agustos αυγουστου kolovoza',
  'september sept sep septembre septiembre settembre set setembro syyskuuta syyskuu wrzesnia wrzesien zari zar septembra septembrie сентября сен вересня eylul σεπτεμβριου rujna',
  'october oct oktober okt octobre octubre ottobre ott outubro out lokakuuta lokakuu pazdziernika pazdziernik rijna rijen oktobra octombrie октября окт жовтня ekim οκτωβριου listopada',
  'november nov novembre noviembre novembro marraskuuta marraskuu listopadu novembra noiembrie ноября ноя листопада kasim νοεμβριου studenoga studenog',
  'december dec dezember dez decembre diciembre dic dicembre dezembro joulukuuta joulukuu grudnia grudzien prosince prosinec decembra decembrie декабря дек грудня aralik δεκεμβριου prosinca desember des',
];

/** "listopada" is October in Croatian and November in Polish; Polish is far more common in mail. */
const overrides: readonly (readonly [string, number])[] = [['listopada', 11]];

export const monthNumbers: ReadonlyMap<string, number> = new Map([
  ...monthForms.flatMap((forms, index) => forms.split(' ').map(form => [foldText(form), index + 1] as const)),
  ...overrides,
]);

/** Weekday names, lower case and without diacritics, Sunday is 0. */
const weekdayForms: readonly string[] = [
  'sunday sonntag dimanche domingo domenica zondag sondag sunnuntaina sunnuntai niedziele niedziela nedele воскресенье неділю pazar',
  'monday montag lundi lunes lunedi segunda-feira segunda maandag mandag maanantaina maanantai poniedzialek pondeli понедельник понедельника понеділок pazartesi',
  'tuesday dienstag mardi martes martedi terca-feira terca dinsdag tisdag tirsdag tiistaina tiistai wtorek utery вторник вторника вівторок sali',
  'wednesday mittwoch mercredi miercoles mercoledi quarta-feira quarta woensdag onsdag keskiviikkona sroda srode streda стреду среду среды середу carsamba',
  'thursday donnerstag jeudi jueves giovedi quinta-feira quinta donderdag torsdag torstaina czwartek ctvrtek четверг четверга четвер persembe',
  'friday freitag vendredi viernes venerdi sexta-feira sexta vrijdag fredag perjantaina piatek patek пятницу пятницы пятницю cuma',
  'saturday samstag sonnabend samedi sabado sabato zaterdag lordag lauantaina sobote sobota субботу суботу cumartesi',
];

export const weekdayNumbers: ReadonlyMap<string, number> = new Map(
  weekdayForms.flatMap((forms, index) => forms.split(' ').map(form => [foldText(form), index] as const)),
);

/** Words before the day somebody is back. Lower case, without diacritics. */
export const returnCues: readonly string[] = [
  'return', 'returning', 'returns', 'be back', 'am back', "i'm back", 'back on', 'back in', 'back at', 'back from', 'available again', 'resume', 'as of', 'starting', 'zuruck', 'wieder', 'ab dem', 'ab', 'de retour', 'retour', 'a partir du', 'des le', 'reviendrai', 'vuelvo', 'volvere',
  'regreso', 'regresare', 'de vuelta', 'a partir del', 'rientro', 'rientrero', 'torno', 'tornero', 'di ritorno', 'dal', 'retorno', 'retornarei', 'volto', 'voltarei', 'de volta', 'a partir de', 'terug', 'weer', 'vanaf', 'tillbaka', 'ater', 'tilbage', 'tilbake', 'palaan', 'takaisin',
  'wracam', 'wroce', 'powrot', 'ponownie', 'zpet', 'vracim', 'spat', 'vissza', 'inapoi', 'revin', 'вернусь', 'вернуться', 'возвращаюсь', 'выйду', 'повернуся', 'donecegim', 'geri', 'επιστρεφω', 'vracam', 'nazaj', 'kembali', '復帰', '出社', '返回', '回来', '復귀', '복귀', 'aanwezig',
].map(foldText); // prettier-ignore

/** Words before the last day of an absence. */
export const untilCues: readonly string[] = [
  'until', 'till', 'til', 'through', 'thru', 'to', 'up to', 'bis', 'bis zum', 'bis einschliesslich', "jusqu'au", 'jusqu au', 'jusque', 'au', 'hasta', 'hasta el', 'al', 'fino al', "fino all'", 'fino a', 'ate', 'ate o dia', 'ate dia', 'a', 'tot', 'tot en met', 't/m', 'till och med', 't.o.m.', 'tom', 'til og med', 't.o.m', 'asti', 'saakka',
  'do', 'az', 'pana pe', 'pana la', 'до', 'по', 'kadar', 'εως', 'μεχρι', 'den', 'hingga', 'sampai', 'まで', '至', '到', '까지',
].map(foldText); // prettier-ignore
