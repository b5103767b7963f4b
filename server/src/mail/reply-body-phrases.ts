/** Words of mail programs around quoted text, in the languages they speak. Lower case. */

/** Verbs that end or join an attribution line: "On Monday, Jane wrote:", "Am 3.5. schrieb Jane:". */
export const attributionVerbs = [
  'wrote', 'writes', 'missatge de', 'のメール', '寫入', 'napisao', 'napisala', 'yazmış', 'şunları yazdı', 'hat folgendes geschrieben', 'het volgende geschreven',  'schrieb', 'hat geschrieben', 'a écrit', 'écrit', 'escribió', 'va escriure', 'ha scritto', 'scritto', 'escreveu',
  'schreef', 'heeft geschreven', 'skrev', 'skreiv', 'kirjoitti', 'napisał', 'napisała', 'napisał(a)', 'pisze', 'napsal', 'napsala', 'napsal(a)', 'napísal',
  'napísala', 'napísal(a)', 'írta', 'ezt írta', 'a scris', 'написал', 'написала', 'написал(а)', 'пишет', 'пише', 'написав', 'написала(а)', 'написа', 'yazdı', 'şunu yazdı',
  'έγραψε', 'έγραψε:', 'napisao je', 'napisala je', 'je napisal', 'je napisal/-a', 'kirjutas', 'rakstīja', 'rašė', 'đã viết', 'menulis', 'เขียนว่า', 'เขียน',
  '写道', '寫道', '작성', '님이 작성', 'のメッセージ', 'は書きました', 'wrote the following', 'כתב', 'כתב/ה', 'כתבה', 'كتب', 'كتب/كتبت', 'نوشت',
  'ने लिखा',
]; // prettier-ignore

/** Text of "-----Original Message-----" separators. */
export const separatorTexts = [
  'original message', 'original-nachricht', 'originalnachricht', 'original nachricht', 'ursprüngliche nachricht', 'ursprungliche nachricht',
  'message d\'origine', 'mail original', 'mail d\'origine', 'e-mail d\'origine', 'courriel original', 'message original', 'message initial', 'mensaje original', 'missatge original', 'messaggio originale', 'mensagem original',
  'oorspronkelijk bericht', 'origineel bericht', 'oprindelig besked', 'oprindelig meddelelse', 'opprinnelig melding', 'originalmeddelande',
  'ursprungligt meddelande', 'alkuperäinen viesti', 'oryginalna wiadomość', 'wiadomość oryginalna', 'původní zpráva', 'původní e-mail',
  'pôvodná správa', 'eredeti üzenet', 'mesaj original', 'mesajul original', 'исходное сообщение', 'оригинальное сообщение', 'пересылаемое сообщение',
  'оригінальне повідомлення', 'вихідне повідомлення', 'оригинално съобщение', 'özgün ileti', 'orijinal mesaj', 'orjinal mesaj', 'αρχικό μήνυμα', 'izvorna poruka',
  'originalna poruka', 'prvotno sporočilo', 'thư gốc', 'tin nhắn gốc', 'pesan asli', '原始邮件', '原始郵件', '邮件原件', '元のメッセージ', '元のメール',
  '원본 메시지', '원본 메일', 'הודעה מקורית', 'الرسالة الأصلية', 'forwarded message', 'begin forwarded message', 'reply message', 'weitergeleitete nachricht',
  'message transféré', 'mensaje reenviado', 'messaggio inoltrato', 'mensagem encaminhada', 'doorgestuurd bericht', 'vidarebefordrat meddelande',
  'videresendt meddelelse', 'przekazana wiadomość', 'přeposlaná zpráva', 'пересланное сообщение', '转发邮件', '轉寄郵件', '転送されたメッセージ',
]; // prettier-ignore

/** Labels of the header block that Outlook and its kin put over the original: "From:", "Sent:", … */
export const fromLabels = [
  'from', 'von', 'de', 'da', 'van', 'från', 'fra', 'lähettäjä', 'od', 'feladó', 'от', 'від', 'kimden', 'gönderen', 'από', 'saatja', 'no', 'nuo',
  'de la', 'expéditeur', 'remitente', 'mittente', 'remetente', 'afzender', 'absender', 'từ', 'dari', 'จาก', '发件人', '寄件者', '差出人', '送信者', '보낸 사람', '보낸사람', 'מאת', 'من',
]; // prettier-ignore
export const otherLabels = [
  'sent', 'date', 'to', 'cc', 'subject', 'reply-to', 'importance', 'gesendet', 'datum', 'an', 'betreff', 'antwort an', 'wichtigkeit', 'envoyé', 'envoyé le', 'à', 'a', 'objet', 'sujet',
  'enviado', 'enviado el', 'para', 'fecha', 'asunto', 'inviato', 'data', 'per', 'oggetto', 'enviada em', 'enviado em', 'assunto', 'verzonden', 'verzonden op', 'aan', 'onderwerp',
  'skickat', 'till', 'ämne', 'kopia', 'sendt', 'til', 'emne', 'kopi', 'lähetetty', 'päiväys', 'vastaanottaja', 'kopio', 'aihe', 'wysłano', 'wysłane', 'do', 'temat', 'dw', 'odesláno',
  'komu', 'předmět', 'kopie', 'odoslané', 'predmet', 'küldve', 'címzett', 'tárgy', 'elküldve', 'másolat', 'trimis', 'către', 'subiect', 'отправлено', 'дата', 'кому', 'тема', 'копия',
  'надіслано', 'копія', 'gönderildi', 'gönderme tarihi', 'tarih', 'kime', 'konu', 'bilgi', 'στάλθηκε', 'ημερομηνία', 'προς', 'θέμα', 'poslano', 'za', 'zadeva', 'saadetud', 'teema',
  'kellele', 'nosūtīts', 'kam', 'temats', 'tēma', 'išsiųsta', 'kam', 'tema', 'đã gửi', 'ngày', 'đến', 'tới', 'chủ đề', 'terkirim', 'tanggal', 'kepada', 'subjek', 'ส่ง', 'ถึง', 'เรื่อง',
  '发送时间', '日期', '收件人', '抄送', '主题', '寄件日期', '收件者', '副本', '主旨', '送信日時', '日時', '宛先', '件名', '날짜', '받는 사람', '받는사람', '제목', '보낸 날짜', 'נשלח', 'תאריך', 'אל', 'עבור', 'נושא',
  'تم الإرسال', 'التاريخ', 'إلى', 'الموضوع',
]; // prettier-ignore

/** Beginnings of the lines that phones and mail apps add by themselves. */
export const mobileSignatures = [
  'sent from my', 'sent from mail for', 'sent from yahoo', 'sent from spark', 'sent from front', 'sent from airmail', 'sent from edison', 'sent from superhuman', 'sent using', 'sent from outlook', 'sent from proton', 'sent from gmail', 'sent from samsung', 'sent from the', 'sent via', 'sent with',
  'sent on the go', 'get outlook for', 'download outlook', 'yahoo mail', 'von meinem', 'von unterwegs gesendet', 'gesendet von', 'gesendet mit', 'diese nachricht wurde von meinem', 'outlook für',
  'holen sie sich outlook', 'envoyé de mon', 'envoyé depuis', 'envoyé à partir', 'obtenir outlook', 'télécharger outlook', 'enviado desde', 'enviat des de', 'obtener outlook', 'enviado do meu',
  'enviado a partir', 'enviado via', 'obter o outlook', 'obter outlook', 'inviato da', 'inviato dal', 'scarica outlook', 'ottieni outlook', 'verstuurd vanaf', 'verzonden vanaf', 'verzonden met', 'outlook voor',
  'download outlook voor', 'skickat från', 'hämta outlook', 'skaffa outlook', 'sendt fra', 'hent outlook', 'få outlook', 'lähetetty', 'hanki outlook', 'wysłane z', 'pobierz program outlook', 'wysłano z', 'odesláno z',
  'získejte outlook', 'odoslané z', 'elküldve az', 'trimis de pe', 'trimis din', 'отправлено с', 'отправлено из', 'надіслано з', 'изпратено от', 'στάλθηκε από', "iphone'umdan", "iphone'dan", "ipad'den", 'edinin outlook',
  'poslano z', 'saadetud minu', 'đã gửi từ', 'dikirim dari', '发自我的', '从我的', '從我的', '傳自我的', '寄自我的', '나의 iphone', '내 iphone', 'נשלח מה', 'أرسلت من', 'تم الإرسال من', 'iphoneから送信', 'androidから送信', 'ส่งจาก',
]; // prettier-ignore

/** Where the language puts the verb last, the device stands before these: "Galaxy cihazımdan gönderildi". */
export const deviceNames = [
  'iphone',
  'ipad',
  'galaxy',
  'android',
  'samsung',
  'huawei',
  'xiaomi',
  'outlook',
  'mobil',
  'telefon',
  'スマホ',
  '携帯',
  '手机',
  '手機',
  '휴대',
  '모바일',
];
export const mobileEndings = [
  'gönderildi',
  'gönderilmiştir',
  'から送信',
  'から送信されました',
  '에서 보냄',
  '에서 보냈습니다',
  '에서 보낸 메일',
  'küldve',
  'küldött üzenet',
  '发送',
  '發送',
  '傳送',
  'gesendet',
  'verzonden',
  'verstuurd',
  'lähetetty',
];

/** How notices about confidence begin, and the words of which one at least stands in them. */
export const noticeBeginnings = [
  'confidentiality notice', 'confidentiality:', 'confidential:', 'disclaimer', 'legal notice', 'privileged and confidential', 'this email and any', 'this e-mail and any', 'this email, including', 'this e-mail, including', 'this email is', 'this e-mail is', 'this email may', 'this e-mail may', 'this e-mail contains', 'this email contains', 'this message and any', 'this message (including', 'this message contains', 'this message is intended', 'this communication', 'this electronic', 'the information contained in', 'the information in this', 'the contents of this',
  'vertraulichkeitshinweis', 'diese e-mail', 'diese email', 'diese nachricht', 'der inhalt dieser', 'die in dieser', 'ce message', 'ce courriel', 'cet e-mail', 'avis de confidentialité', 'les informations contenues', 'este correo', 'este mensaje', 'aviso legal', 'aviso de confidencialidad', 'la información contenida', 'questo messaggio', 'questa e-mail', 'questa email', 'le informazioni contenute', 'avviso di riservatezza', 'ai sensi del', 'esta mensagem', 'este e-mail', 'este email', 'aviso de confidencialidade',
  'as informações contidas', 'dit bericht', 'deze e-mail', 'de informatie in', 'de inhoud van dit', 'detta meddelande', 'detta e-post', 'detta mejl', 'denne e-mail', 'denne e-post', 'denne mail', 'denne meddelelse', 'tämä viesti', 'tämä sähköposti', 'ta wiadomość', 'niniejsza wiadomość', 'treść tej wiadomości', 'tato zpráva', 'tento e-mail', 'táto správa', 'ez az e-mail', 'ez az üzenet', 'jelen üzenet', 'acest mesaj', 'acest e-mail', 'это сообщение', 'настоящее сообщение', 'данное сообщение', 'це повідомлення', 'bu e-posta', 'bu mesaj', 'το παρόν', 'αυτό το μήνυμα',
  '本邮件', '本郵件', '此邮件', '此郵件', 'このメール', '本メール', '이 메일', '본 메일', '본 이메일', 'הודעה זו', 'هذه الرسالة',
]; // prettier-ignore
export const noticeWords = [
  'confidential',
  'intended recipient',
  'intended solely',
  'privileged',
  'for the use of the',
  'vertraulich',
  'confidentiel',
  'destinataire',
  'confidencial',
  'destinatario',
  'riservat',
  'destinatári',
  'vertrouwelijk',
  'geadresseerde',
  'konfidentiell',
  'konfidensiell',
  'fortrolig',
  'sekretess',
  'luottamuksell',
  'poufn',
  'důvěrn',
  'dôvern',
  'bizalmas',
  'confidențial',
  'confidential',
  'конфиденц',
  'конфіденц',
  'gizli',
  'εμπιστευτικ',
  '保密',
  '机密',
  '機密',
  '秘密',
  '기밀',
  'סודי',
  'سرية',
];

/** What receiving systems put above the mail of strangers; the first line of it. */
export const warningBeginnings = [
  '[external]', '[external email]', '[ext]', '*external*', '*** external', 'external mail', 'extern:', '[extern]', '[externe]', '[externo]', '[esterno]', "you don't often get email from", 'caution: this email originated', 'caution: external', 'caution - external', 'external email:', 'external sender', 'this email originated from outside', 'this message originated from outside', 'this message came from outside', 'warning: this email originated', 'sie erhalten nicht häufig e-mails von', 'sie erhalten nicht oft e-mails von', "vous n'obtenez pas souvent d'e-mail", "vous ne recevez pas souvent d'e-mail", 'no suele recibir correo', 'non si ricevono spesso messaggi', 'você não costuma receber', 'não costuma receber e-mail', 'u ontvangt niet vaak e-mail', 'du får inte ofta e-post', 'du får ikke ofte', 'nie otrzymujesz często wiadomości',
]; // prettier-ignore

/** A warning in whichever language: a word that calls for heed, then in the same line an outsider and a mail. */
export const heedWords = [
  'caution', 'warning', 'attention', 'notice', 'important', 'be careful', 'security notice', 'achtung', 'vorsicht', 'warnung', 'hinweis', 'wichtig', 'prudence', 'avertissement', 'attention !', 'precaución', 'atención', 'advertencia', 'aviso', 'cuidado', 'alerta', 'attenzione', 'avviso', 'atenção', 'let op', 'waarschuwing', 'opgelet', 'obs', 'varning', 'advarsel', 'uwaga', 'ostrzeżenie', 'huom', 'varoitus', 'upozornění', 'pozor', 'upozornenie', 'figyelem', 'atenție', 'dikkat', 'uyarı', 'внимание', 'осторожно', 'увага', 'обережно', 'προσοχή', '注意', '警告', '提醒', '주의', 'זהירות', 'تنبيه', 'تحذير',
]; // prettier-ignore
export const outsiderWords = [
  'extern', 'extérieur', 'outside', 'estern', 'exterior', 'fuera de', 'all\'esterno', 'fora da', 'buiten', 'utanför', 'uden for', 'utenfor', 'udefra', 'zewnątrz', 'zewnętrzn', 'spoza', 'ulkopuol', 'mimo organizac', 'vně', 'zvenčí', 'zvonku', 'külső', 'extern', 'dışarı', 'dış kaynak', 'kurum dışı', 'внешн', 'извне', 'зовнішн', 'външн', 'εξωτερικ', '外部', '社外', '외부', 'חיצוני', 'خارجي', 'خارج',
]; // prettier-ignore
export const mailWords = [
  'mail', 'courriel', 'message', 'expéditeur', 'nachricht', 'absender', 'correo', 'mensaje', 'remitente', 'messaggi', 'mittente', 'mensagem', 'remetente', 'bericht', 'afzender', 'mejl', 'e-post', 'avsändare', 'meddelande', 'afsender', 'avsender', 'viesti', 'lähettäj', 'wiadomoś', 'nadawc', 'zpráv', 'odesílatel', 'správ', 'odosielateľ', 'üzenet', 'levél', 'feladó', 'mesaj', 'expeditor', 'e-posta', 'gönderen', 'письм', 'сообщени', 'отправител', 'лист', 'відправник', 'имейл', 'μήνυμα', 'αποστολέα', '邮件', '郵件', 'メール', '메일', 'הודע', 'מייל', 'بريد', 'رسال',
]; // prettier-ignore
/** What the further lines of such a warning tell to leave alone. */
export const heededWords = [
  'links', 'link', 'attachment', 'sender', 'liens', 'pièces jointes', 'expéditeur', 'anhänge', 'anhängen', 'absender', 'enlaces', 'adjuntos', 'remitente', 'allegati', 'mittente', 'anexos', 'remetente', 'bijlagen', 'koppelingen', 'afzender', 'bilagor', 'länkar', 'avsändare', 'vedhæft', 'vedlegg', 'lenker', 'liitteit', 'linkkej', 'załącznik', 'linki', 'nadawc', 'přílohy', 'odkazy', 'prílohy', 'melléklet', 'hivatkoz', 'ссылк', 'вложени', 'посилання', 'вкладен', 'bağlantı', 'συνδέσμ', 'συνημμέν', '链接', '附件', 'リンク', '添付', '링크', '첨부',
]; // prettier-ignore

/** Wishes for the trees, that stand below signatures or instead of them. */
export const environmentLines = [
  'please consider the environment', 'consider the environment before', 'think before you print', 'think of the environment before', 'please think of the environment', 'bitte denken sie an die umwelt', 'denken sie an die umwelt', 'bitte prüfen sie, ob diese mail wirklich ausgedruckt', "pensez à l'environnement avant", "avant d'imprimer ce", 'antes de imprimir est', 'prima di stampare quest', 'pensa all\'ambiente prima', 'denk aan het milieu', 'tänk på miljön innan', 'tænk på miljøet', 'pomyśl o środowisku',
]; // prettier-ignore

/** Footers of virus scanners name who made them. */
export const virusScanners = ['avast', 'avg', 'norton', 'mcafee', 'kaspersky', 'eset', 'nod32', 'bitdefender', 'sophos', 'avira', 'f-secure', 'malwarebytes', 'trend micro', 'g data', 'panda']; // prettier-ignore

/** Thanks that close a letter: by themselves, or before or behind a closing. */
export const thanks = [
  'with thanks', 'thanking you', 'muito obrigado pela atenção', 'obrigado pela atenção', 'obrigada pela atenção', 'merci de votre compréhension', 'merci pour votre compréhension', 'gracias por su atención', 'grazie per l\'attenzione', 'danke für ihr verständnis', 'vielen dank für ihr verständnis', 'děkuji za pochopení', 'תודה', 'תודה רבה', 'شكرا', 'شكراً', 'شكرا لكم', 'با تشکر', '谢谢', '謝謝', '多谢', '感谢', 'ありがとうございます', 'ありがとうございました', '고맙습니다', '감사드립니다', 'ขอบคุณค่ะ', 'ขอบคุณครับ', 'ขอบคุณ', 'trân trọng cảm ơn', 'xin cảm ơn', 'dziękujemy', 'děkujeme', 'ďakujeme', 'köszönjük', 'mulțumim', 'hvala lijepa', 'hvala lepa', 'благодарим', 'хвала',
  'thanks', 'thank you', 'many thanks', 'thanks a lot', 'thanks so much', 'thank you very much', 'thanks again', 'thanks in advance', 'thank you in advance', 'thx', 'tks', 'ta', 'danke', 'vielen dank', 'besten dank', 'herzlichen dank', 'danke im voraus', 'vielen dank im voraus', 'danke schön', 'merci', 'merci beaucoup', "merci d'avance", 'merci par avance', 'en vous remerciant',
  'gracias', 'muchas gracias', 'mil gracias', 'gracias de antemano', 'grazie', 'grazie mille', 'molte grazie', 'grazie in anticipo', 'ringraziando', 'obrigado', 'obrigada', 'muito obrigado', 'muito obrigada', 'desde já agradeço', 'grato', 'grata', 'bedankt', 'alvast bedankt', 'dank', 'dank je wel', 'dank u wel', 'met dank', 'tack', 'tack på förhand', 'tack så mycket', 'tak', 'mange tak', 'på forhånd tak', 'takk', 'tusen takk',
  'på forhånd takk', 'kiitos', 'kiitos etukäteen', 'kiittäen', 'dziękuję', 'dzięki', 'z góry dziękuję', 'děkuji', 'díky', 'předem děkuji', 'ďakujem', 'vopred ďakujem', 'köszönöm', 'köszönettel', 'előre is köszönöm', 'mulțumesc', 'mulțumesc anticipat', 'спасибо', 'заранее спасибо', 'благодарю', 'дякую', 'благодаря', 'teşekkürler', 'teşekkür ederim', 'ευχαριστώ', 'hvala', 'hvala vnaprej', 'aitäh', 'tänan', 'paldies', 'ačiū', 'cảm ơn', 'terima kasih',
]; // prettier-ignore

/** What wishes a good day before the name. */
export const goodDays = [
  'très bonne journée', 'excellente journée', 'belle journée à vous', 'bonne journée à vous', 'bonne fin de semaine', 'bon weekend', 'très bon week-end', 'buon weekend', 'buon fine settimana', 'buon pomeriggio', 'fijn weekend', 'prettig weekend', 'fijne avond', 'god helg', 'ha en fin helg', 'ha en god helg', 'ha en god dag', 'trevlig helg', 'trevlig dag', 'god weekend', 'fortsat god dag', 'hyvää viikonloppua', 'hyvää päivänjatkoa', 'hyvää päivää', 'miłego weekendu', 'dobrego dnia', 'přeji hezký den', 'přeji pěkný den', 'hezký zbytek dne', 'pekný zvyšok dňa', 'prajem pekný deň', 'szép hétvégét', 'további szép napot', 'weekend plăcut', 'o zi bună în continuare', 'хороших выходных', 'доброго дня', 'приятного дня', 'удачного дня', 'хубав ден', 'лек ден', 'iyi hafta sonları', 'iyi çalışmalar dilerim', 'iyi günler dilerim', 'buen fin de semana', 'que tenga buen día', 'que tengas un buen día', 'excelente día', 'ótimo dia', 'boa semana', 'bom trabalho', 'have a lovely day', 'have a wonderful day', 'enjoy your day', 'enjoy the rest of your day', 'noch einen schönen tag', 'schönen abend', 'schönen abend noch', 'einen guten start in die woche', 'schöne woche', 'ugodan dan', 'lijep dan', 'prijatan dan', 'lep dan', 'καλή σας μέρα', 'καλή σας ημέρα', '수고하세요',
  'have a great day', 'have a good day', 'have a nice day', 'have a good one', 'have a great weekend', 'have a nice weekend', 'schönen tag', 'einen schönen tag', 'einen schönen tag noch', 'schönen tag noch', 'schönes wochenende', 'bonne journée', 'belle journée', 'bonne fin de journée', 'bonne soirée', 'bon week-end', 'que tenga un buen día', 'buen día', 'buona giornata', 'buona serata', 'buon lavoro', 'bom dia', 'boa tarde', 'bom fim de semana', 'fijne dag', 'prettige dag', 'fijne dag verder', 'ha en bra dag', 'ha det bra', 'ha en fin dag', 'hav en god dag', 'god dag', 'miłego dnia', 'hezký den', 'pekný deň', 'szép napot', 'o zi bună', 'o zi frumoasă', 'хорошего дня', 'гарного дня', 'iyi günler', 'kolay gelsin', 'καλή συνέχεια', 'mukavaa päivänjatkoa',
]; // prettier-ignore

/** What joins two closings, or thanks and a closing. */
export const closingJoints = ['and', '&', '+', 'und', 'u.', 'mit', 'et', 'y', 'e', 'en', 'och', 'og', 'ja', 'i', 'a', 'és', 'și', 'и', 'та', 've', 'και', '/', '|']; // prettier-ignore

/** Closings that open a signature when they stand on a line of their own. */
export const signOffs = [
  'meilleurs messages', 'bonne réception', 'bien respectueusement', 'quedo a la espera', 'quedo atento', 'quedo atenta', 'quedamos a la espera', 'at.te', 'cumps', 'cpts', 'm.v.g.', 'vh', 'dbh', 'yst. terv.', 'cu deosebită stimă', 'cele bune', 'numai bine', 'поздрав', 'поздрави', 'всего доброго', 'всего хорошего', 'всього найкращого', 'בכבוד רב', 'בתודה', 'تحياتي', 'مع خالص التحية', 'مع خالص الشكر', 'وتفضلوا بقبول فائق الاحترام', 'وتفضلوا بقبول فائق التحية والاحترام', 'با احترام', 'با سپاس', 'よろしくお願いします', 'よろしくお願い致します', '宜しくお願いします', '宜しくお願いいたします', '宜しくお願い致します', 'よろしくお願い申し上げます', 'どうぞよろしくお願いいたします', 'どうぞよろしくお願いします', '何卒よろしくお願いいたします', '何卒よろしくお願い申し上げます', '何卒宜しくお願い申し上げます', '以上、よろしくお願いいたします', '以上よろしくお願いします', '顺祝商祺', '順頌商祺', '祝商祺', '顺颂商祺', '商祺', '敬启', '谨上', '敬上', 'ขอแสดงความนับถือ', 'ด้วยความเคารพ', 'salam hormat', 'hormat saya', 'kveðja', 'bestu kveðjur', 'með kveðju', 'kær hilsen', 'kærlig hilsen', 'yours in service', 'in solidarity', 'talk soon', 'speak soon', 'bests', 'xx', 'herzlichst', 'herzlich', 'ihr team', 'i.a.', 'bis dann', 'bis bald', 'agur bat bero', 'atentament', 'saúdos', 'saygılar', 'saygılarımızla', 'selamlar', 'sevgiler', 'sevgilerimle', 'jäädes ootama',
  'warmest regards', 'rgds', 'kr', 'with kind regards', 'with best regards', 'with regards', 'very best', 'very best regards', 'yours', 'take care', 'with best wishes', 'with warm regards', 'best from', 'gruß', 'gruss', 'grüße', 'grüsse', 'lieben gruß', 'lieber gruß', 'viele liebe grüße', 'bester gruß', 'besten gruß', 'schönen gruß', 'freundlicher gruß', 'freundlichst', 'hochachtungsvoll', 'servus', 'bien à toi', 'amicalement', 'bien amicalement', 'cdlt', 'cdt', 'bàv', 'crdlt', 'sincèrement', 'respectueusement', 'très cordialement', 'bien cordialement', 'bien sincèrement', 'salutations distinguées', 'un abrazo', 'abrazos', 'saludo', 'un saludo cordial', 'saludos cordiales', 'reciba un cordial saludo', 'sds', 'slds', 'att', 'atte', 'att.', 'atte.', 'atentamente', 'muy atentamente', 'abs', 'abs.', 'abç', 'abçs', 'sds.', 'saudações', 'um abraço', 'com os meus cumprimentos', 'os melhores cumprimentos', 'cordiais saudações', 'respeitosamente', 'cordialità', 'un cordiale saluto', 'tanti saluti', 'i migliori saluti', 'a presto', 'ciao', 'groetjes', 'groet', 'gr', 'gr.', 'hartelijke groet', 'hartelijke groeten', 'met hartelijke groet', 'beste groet', 'beste groeten', 'bästa hälsningar', 'hälsning', 'vänligen', 'vänlig hälsning', 'mvh.', 'kh', 'bedste hilsner', 'mange hilsner', 'hilsner', 'beste hilsen', 'med hilsen', 'bedste hilsen', 'kærlig hilsen', 'de beste hilsner', 'ystävällisesti', 'terv', 'terv.', 't.', 'parhain terveisin', 'terkuin', 'z pozdrowieniami', 'pozdrowienia', 'pozdr', 'pozdr.', 'serdeczności', 'łączę pozdrowienia', 'z wyrazami szacunku', 'pozdravy', 's úctou', 'zdraví', 'hezký den', 's pozdravem a přáním hezkého dne', 'so srdečným pozdravom', 'üdv', 'üdv.', 'szép napot', 'szívélyes üdvözlettel', 'cu drag', 'toate cele bune', 'numai bine', 'всего доброго', 'всего хорошего', 'поздрави', 'з найкращими побажаннями', 'гарного дня', 'pozdrav', 'srdačno', 's poštovanjem', 's spoštovanjem', 'lp', 'lijepi pozdravi', 'saygılar', 'sevgiler', 'saygılarla', 'iyi günler', 'iyi günler dilerim', 'χαιρετισμούς', 'με φιλικούς χαιρετισμούς', 'parimate soovidega', 'tervitades', 'parimat', 'heade soovidega', 'ar sveicieniem', 'su pagarba', 'geriausi linkėjimai', 'linkėjimai', 'thân', 'thân mến', 'terima kasih dan salam',
  'best', 'best regards', 'kind regards', 'warm regards', 'regards', 'many thanks and regards', 'thanks and regards', 'thanks & regards', 'best wishes', 'all the best', 'cheers', 'sincerely',
  'yours sincerely', 'sincerely yours', 'yours truly', 'yours faithfully', 'cordially', 'respectfully', 'warmly', 'kindest regards', 'kind regards / mit freundlichen grüßen', 'br', 'mit freundlichen grüßen',
  'mit freundlichen gruessen', 'mit freundlichem gruß', 'freundliche grüße', 'freundliche grüsse', 'viele grüße', 'viele gruesse', 'beste grüße', 'beste grüsse', 'liebe grüße', 'herzliche grüße', 'schöne grüße', 'mfg', 'vg', 'lg',
  'mit besten grüßen', 'mit besten grüssen', 'cordialement', 'bien cordialement', 'bien à vous', 'sincères salutations', 'salutations', 'meilleures salutations', 'saludos', 'un saludo', 'saludos cordiales', 'cordiales saludos', 'atentamente', 'un cordial saludo',
  'cordialmente', 'salutacions', 'atenciosamente', 'cumprimentos', 'com os melhores cumprimentos', 'melhores cumprimentos', 'abraços', 'abraço', 'cordiali saluti', 'distinti saluti', 'saluti', 'un saluto', 'met vriendelijke groet',
  'met vriendelijke groeten', 'vriendelijke groet', 'vriendelijke groeten', 'groeten', 'mvg', 'med vänliga hälsningar', 'med vänlig hälsning', 'vänliga hälsningar', 'mvh', 'hälsningar', 'med venlig hilsen', 'venlig hilsen', 'de bedste hilsner',
  'med vennlig hilsen', 'vennlig hilsen', 'hilsen', 'ystävällisin terveisin', 'terveisin', 'parhain terveisin', 'z poważaniem', 'pozdrawiam', 'pozdrawiam serdecznie', 'serdecznie pozdrawiam', 's pozdravem', 's přátelským pozdravem',
  's pozdravom', 'üdvözlettel', 'tisztelettel', 'cu stimă', 'cu respect', 'с уважением', 'с наилучшими пожеланиями', 'з повагою', 'с уважение', 'saygılarımla', 'iyi çalışmalar', 'με εκτίμηση', 'φιλικά', 'lijep pozdrav', 'srdačan pozdrav',
  'lep pozdrav', 'lugupidamisega', 'ar cieņu', 'pagarbiai', 'trân trọng', 'salam', 'hormat kami', '此致', '祝好', '敬礼', 'よろしくお願いいたします', '敬具', '감사합니다', 'בברכה', 'مع أطيب التحيات', 'مع التحية',
]; // prettier-ignore

/** Closings that languages make by a rule: an adjective or two, and a word for greetings. Patterns, matched whole. */
export const closingFamilies = [
  '(?:with |my |many )?(?:\\p{L}+ (?:and |& |n |\\+ )?){0,2}(?:regards|rgds)|(?:with |my )?(?:very )?(?:best|kind|warm|good|kindest|warmest) wishes',
  'b\\.? ?(?:regards|rgds)',
  '(?:mit )?(?:\\p{L}+(?:e|en|er|em|es|st) ){0,2}gr(?:u|ü|ue)(?:ß|ss)(?:e|en|le)?',
  '(?:(?:avec )?(?:mes|nos) )?(?:\\p{L}+(?:es|s) )?salutations(?: \\p{L}+es)?',
  '(?:un |mis |muchos |reciba un |recibe un )?(?:fuerte |cordial |gran |afectuoso |atento ){0,2}(?:saludos?|abrazos?)(?: cordial(?:es)?| a tod[oa]s)?',
  '(?:um |os |com os |com os meus )?(?:forte |grande |melhores |cordiais |meus ){0,2}(?:abraços?|cumprimentos|saudações)(?: cordiais)?',
  '(?:con )?(?:i |un |tanti |i miei )?(?:più )?(?:cordiali? |car[io] |migliori |distinti )?salut[io]',
  '(?:met )?(?:\\p{L}+e )?groet(?:en|jes)?',
  '(?:med )?(?:\\p{L}+ )?(?:hilsen|hilsner|hilsener|helsing|hälsning|hälsningar)',
  '(?:z|ze) \\p{L}+ (?:pozdrowieniami|pozdravem)|(?:s|so) (?:\\p{L}+ )?(?:pozdravem|pozdravom|pozdravy)|s (?:přáním|prianím) \\p{L}+ dn[eň]a?',
  '[сз] (?:\\p{L}+ )?(?:уважением|повагою|уважение|поштовањем|пожеланиями|побажаннями|пожелания|приветом)',
  'με (?:\\p{L}+ )?(?:χαιρετισμούς|εκτίμηση|τιμή)',
  'cu (?:\\p{L}+ )?(?:stimă|respect)|(?:\\p{L}+ )?salutări',
  '(?:\\p{L}+ )?(?:üdvözlettel|tisztelettel)',
];
