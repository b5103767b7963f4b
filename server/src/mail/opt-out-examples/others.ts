/** What looks like such a wish and is none; written as in `wishes.ts`. */
export const others = `
Please don't add me to the calendar invite, I'll be travelling. Dana will join.
Don't put me on the waiting list, we need it this month. Can you start in May?
Add me to your mailing list please.
Please include our CFO in the invite.
Remove John from the thread and add Petra, she decides this.
Take me off cc but keep Anna on, she's the one interested.
I blocked Tuesday 10am for you.
I've blocked out an hour for this.
I've marked it as important and will come back to you.
We reported this to our management and they like it.
I flagged your mail for my boss.
Your mail was marked as spam by our filter, sorry for the late reply.
Found this in my spam folder, glad I looked. Can we talk Thursday?
Ihre Mail ist leider im Spam gelandet, daher erst jetzt: ja, gerne!
Ich habe Ihnen Dienstag 10 Uhr geblockt.
Ich habe den Termin geblockt.
I'm not authorised to decide this, ask our head office.
You are not authorised to use our logo yet, so send the contract first.
We want out of our current contract, so your timing is great.
I want out of the deal with our supplier, what can you offer?
Forget the brochure, just send me the price.
Forget it, we've gone with someone else.
Vergessen Sie nicht, mir die Preise zu schicken.
N'oubliez pas de m'envoyer le devis.
Ne m'oubliez pas, je reviens vers vous lundi !
No me olvide, la semana que viene hablamos.
Non dimenticatemi, ci sentiamo a settembre
Don't forget about me when you launch!
Не забудьте про меня, жду прайс.
Forget about me for now, talk to Sam.
We refuse to pay that much, any discount?
Je refuse ce prix, faites un effort.
Il est illegal chez nous de faire ça sans appel d'offres
Is that even legal in Germany?
Spam filters are our biggest headache, what do you do about it?
What's your id in the marketplace?
Mail me at my other id ravi@x.in
mail me the quote bhai
Nu mai avem nevoie, am rezolvat.
Bir daha düşüneceğiz, teşekkürler
Bitte setzen Sie Frau Kern in CC.
Nehmen Sie mich gern in die Liste auf.
Setzen Sie mich auf die Liste.
Ajoutez-moi à la liste pour le webinaire.
Añádame a la lista de distribución.
Inseritemi nella lista, grazie
Proszę dodać mnie do listy
Добавьте меня в рассылку
Přidejte mě do seznamu
Zet mij maar op de lijst
Kan ik ook niet op de lijst staan en toch kopen?
Please remove the logo and resend.
Delete my last message, wrong file. Here's the right one.
Stop the press! That's exactly what we need.
Non-stop busy here, try me next week.
We had to stop the project last year.
Our people stopped using it, can you help?
Can I unsubscribe any time during the trial?
Does your tool honour unsubscribe requests?
Could you remove the setup fee?
Wir haben unsere Daten gelöscht, können Sie sie wiederherstellen?
Wo werden meine Daten gespeichert?
Wie kann ich mich später abmelden, wenn es nicht passt?
Est-ce qu'on peut résilier à tout moment ?
¿Puedo darme de baja cuando quiera?
¿Cómo me doy de baja después de la prueba?
Posso cancellarmi in qualsiasi momento?
Posso cancelar quando quiser?
Kan ik maandelijks opzeggen?
Kan jag avsluta när som helst?
Comment se désabonner après la période d'essai ?
Comment résilier si ça ne convient pas ?
Jak zrezygnować po okresie próbnym?
Как отписаться после пробного периода? Если просто, я за.
Jak se odhlásit po zkušební době?
Wie melde ich mich nach dem Test wieder ab?
Hoe kan ik me uitschrijven na de proefperiode?
How do I unsubscribe after the free trial?
How do we opt out of the annual plan later?
Hur avregistrerar man sig efter provperioden?
Deneme süresinden sonra nasıl iptal ederim?
试用期后怎么取消订阅？
トライアル後はどうやって解約しますか？
I'm on leave, don't email me till the 5th, then let's talk.
Not now, but don't lose my address.
No emails please, just call: 07700 900123
Keine E-Mails, rufen Sie an: 0171 0000000
Pas de mail, appelez-moi plutôt.
Don't send a brochure, send prices.
don't send any more info, I have enough - let's just meet
Please stop sending to info@, use my address.
We're not interested in newsletters but in your consulting.
You can stop convincing me, I'm in!
Hört sich gut an, hören wir uns nächste Woche?
Hören Sie auf Ihr Team, starten wir klein.
Lassen Sie uns in Ruhe darüber sprechen.
Laissez-moi réfléchir tranquillement.
Déjame en paz con los detalles técnicos y dime el precio :)
Lascia stare il preventivo, ci vediamo martedì.
Let me see and get back.
I object to the price, not to the idea.
I'd like to exercise the option in the contract.
We request a quote for data processing.
Für die Verarbeitung unserer Daten bräuchten wir einen AV-Vertrag.
Haben Sie eine Einwilligung unserer Kunden?
不用发邮件了，打电话就行
不用再发资料了，直接报价吧
不用了，谢谢
메일 안 보내셨나요? 못 받았습니다.
메일 확인했습니다. 자료 보내주세요.
メールが届いていません。再送をお願いします。
今後ともよろしくお願いいたします。
配信の停止方法を教えていただけますか。御社のツールの件です。
אפשר להפסיק את הניסיון בכל שלב?
لا مانع، أرسل العرض
هل يمكن إلغاء الاشتراك لاحقا؟
Jangan lupa kirim harga ya
Đừng quên gửi báo giá cho tôi
อย่าลืมส่งราคามานะคะ
mat bhulna, quotation bhejo
Huwag kalimutan ang quote
Ne zaboravite mi poslati ponudu
Älä unohda lähettää hintoja
Ikke glem å sende prisene
Glöm inte att skicka priser
Nezapomeňte poslat ceník
Nie zapomnij wysłać cennika
No te olvides de mandarme los precios
Não se esqueça de me enviar a proposta
Ik vergeet het steeds, stuur nog eens?
🙏
👍
🚫 budget right now, sorry
Verpflichtend ist das nicht, oder?
Das ist keine Werbung wert, sondern ein Auftrag: rufen Sie an.
Illegale Downloads sind bei uns ein Thema, was bieten Sie?
My team gets unwanted calls all day, does your product block them?
We get a lot of unsolicited mail, can your filter help?
Wir bekommen viel unerwünschte Werbung, hilft Ihr Filter?
id card printing is what we need
ps. call me before noon
put me down for two seats
Place me in the beta please
Skip the list, just tell me the price.
Send it to my wag address
Wag the dog, ha. Interesting pitch, tell me more
Senda us the quote, plz
Our drip campaign needs work, interested.
I have never opted in to your beta, how do I get in?
reported numbers look great, let's talk
can you take bob off this thread, he left
please take petra off cc, i handle this now
remove the setup fee and we can sign
remove the minimum quantity and you have a deal
quita el iva del presupuesto y hablamos
quita a marta de copia, ya no trabaja con nosotros
haal de korting eraf
nehmen sie frau kern aus dem verteiler, sie ist nicht mehr bei uns
we are about to stop working with our agency
we stopped buying from them
wir haben die zusammenarbeit beendet und suchen neu
arrêtons de tourner en rond, c'est combien
don't worry, you are not bothering me
keine sorge, sie stören nicht
vous ne me dérangez pas du tout
no me molesta, al contrario
non disturbate affatto, anzi
where did you get my address? just curious
woher haben sie meine adresse? nur aus neugier
how did you find us?
wie sind sie auf uns gekommen
d'où tenez-vous mon contact ? par un collègue ?
not interested at the moment
wir haben kein interesse
kein bedarf
pas intéressé
no me interesa
non ci interessa
não temos interesse
geen interesse
inte intresserad
ikke interesseret
ei kiinnosta
nie jesteśmy zainteresowani
nemáme zájem
nem érdekel
nu ne interesează
нам не интересно
не актуально
не цікаво
не ни интересува
ne zanima nas
δεν μας ενδιαφέρει
ilgilenmiyoruz
لسنا مهتمين
לא מעוניין
रुचि नहीं है
興味がありません
不感兴趣
관심 없습니다
không quan tâm
ไม่สนใจ
tidak tertarik
hard pass
no budget
no need
this is not relevant for us
we do everything in house
please don't call, mail me the offer
please do not share this outside your team, but send the draft
please do not contact my boss, talk to me
don't hesitate to write
zögern sie nicht zu schreiben
n'hésitez pas à me contacter
no dude en escribirme
non esitate a contattarmi
não hesite em contactar
aarzel niet om te mailen
i don't have time now, write me in march
we no longer use that tool
i no longer work in purchasing
ich bin nicht mehr zuständig
je ne suis plus en charge des achats
ya no llevo compras
non mi occupo più di acquisti
i haven't received your attachment
ich habe die mail nicht bekommen
je n'ai pas reçu le fichier
no recibí el adjunto
non ho ricevuto l'allegato
не получил вложение
we don't send newsletters
do you have a mailing tool
we need to clean our database
our list has 5000 contacts
can you delete old records automatically
wie löscht ihr tool alte daten
comment supprimez-vous les données
cómo gestionan las bajas
Sounds good, send an invite
ไม่สะดวกค่ะ ขอบคุณ
ตอนนี้มีผู้ให้บริการแล้วครับ
สนใจครับ ขอรายละเอียดเพิ่ม
ราคาเท่าไหร่คะ
นัดประชุมวันพุธได้ไหม
ติดต่อฝ่ายจัดซื้อนะคะ
ไว้ปีหน้าค่อยคุยกัน
ยังไม่สนใจค่ะ
ขอบคุณค่ะ แต่เรายังไม่มีความต้องการ
Cảm ơn, bên mình chưa có nhu cầu.
Công ty tôi đã có đối tác rồi
Bên mình quan tâm, gửi báo giá nhé
Giá bao nhiêu vậy bạn?
Bạn liên hệ phòng mua hàng giúp mình
Để sang năm nhé
Terima kasih, kami belum butuh.
Maaf, kami sudah ada vendor.
Boleh, kirim proposalnya
Berapa biayanya?
Nanti saja setelah lebaran
Silakan hubungi bagian pembelian
Tak berminat, terima kasih
Boleh jumpa minggu depan?
हमें इसकी ज़रूरत नहीं है, धन्यवाद
अभी हमें रुचि नहीं है
हाँ, कीमत बताइए
कल कॉल कीजिए
अगले महीने बात करते हैं
not required bhai
rate batao
kal call karo
abhi nahi, next month dekhte hain
Ačiū, bet mums nereikia.
Dėkui, nesidomime.
Taip, domina, atsiųskite pasiūlymą
Kiek tai kainuoja?
Kreipkitės į mūsų pirkimų skyrių
Grįžkim prie to rudenį
Paldies, bet mums tas nav vajadzīgs
Mēs neesam ieinteresēti
Jā, interesē, atsūtiet cenas
Cik tas maksā?
Sazinieties ar kolēģi
Aitäh, aga meil pole seda vaja
Hetkel ei ole huvi
Jah, huvitab, saatke pakkumine
Palju see maksab?
Pöörduge meie ostuosakonna poole
Hvala, ne trebamo to
Da, pošaljite ponudu
Koliko košta?
Možemo se čuti u srijedu
Javite se na jesen
Obratite se nabavi
Хвала, нисмо заинтересовани
Занима нас, пошаљите понуду
Hvala, trenutno ne potrebujemo
Zanima nas, pošljite cenik
Takk, en við höfum ekki áhuga
Já, endilega sendið verð
Hvað kostar þetta?
Gràcies, però no ens interessa
Sí, m'interessa, envieu-me informació
Quant costa?
Parli amb la meva companya
ممنون، نیازی نداریم
در حال حاضر علاقه‌ای نداریم
بله، لطفا قیمت را بفرستید
هزینه آن چقدر است؟
با همکارم تماس بگیرید
شكرا، لا نحتاج هذه الخدمة
لدينا مورد بالفعل
نعم، أرسل التفاصيل
كم السعر؟
تواصل مع قسم المشتريات
ليس الآن، ربما العام القادم
תודה, יש לנו כבר ספק
לא רלוונטי עבורנו
כן, תשלח הצעת מחיר
אפשר לקבוע שיחה ביום שלישי
תפנה למנהל הרכש
אולי ברבעון הבא
Teşekkürler, mevcut tedarikçimizden memnunuz
Evet, fiyat alabilir miyim?
Perşembe 14:00 uygun
Sözleşmeyi gönderin, imzalayalım.
Maddeyi düzeltin, anlaşalım
Satın alma müdürümüze yazın
Yıl sonunda tekrar konuşalım
Ευχαριστούμε, έχουμε ήδη συνεργάτη
Ναι, στείλτε προσφορά
Πόσο κοστίζει;
Μιλήστε με τον συνάδελφό μου
Köszönöm, van már beszállítónk
Érdekel, küldjön árajánlatot
Keresse a kollégámat
Mulțumesc, avem deja furnizor
Da, trimiteți oferta
Putem vorbi joi?
Vorbiți cu colegul meu
Благодаря, нямаме нужда
Да, изпратете оферта
Свържете се с колегата
Дякуємо, у нас вже є постачальник
Так, надішліть прайс
Скільки це коштує?
Зверніться до відділу закупівель
Спасибо, у нас уже есть подрядчик
Готовы обсудить, пришлите КП
Обратитесь в отдел закупок
Dziękuję, mamy już dostawcę
Poproszę o ofertę
Proszę pisać do działu zakupów
Díky, máme vlastní řešení
Zní to dobře, kdy se můžeme potkat?
Obraťte se na kolegu z nákupu
Pošlite cenník prosím
Kiitos, meillä on jo toimittaja
Sopii, varataan aika
Ota yhteyttä hankintapäällikköön
Tack, vi har redan en lösning
Låter bra, när kan vi ses?
Prata med min kollega Eva
Nej tak, vi klarer os selv
Lyder godt, ring til mig i morgen
Spørg min kollega
Nei takk, ikke aktuelt
Ja gjerne, send tilbud
Kontakt innkjøp
Nee bedankt, geen behoefte
Kun je langskomen?
Kunt u woensdag langskomen op kantoor?
Kom gerust eens langs
Neem contact op met inkoop
Grazie, siamo a posto così
Mi può chiamare domani?
Possiamo fare giovedì?
Si rivolga all'ufficio acquisti
Gracias, no nos encaja
¿Me das de alta en la prueba?
¿Cómo empiezo la prueba gratuita?
Quiero probarlo, ¿cómo me registro?
Habla con compras
Obrigado, mas já temos fornecedor
Quero testar, como faço?
Pode me ligar amanhã?
Fale com o setor de compras
Merci, nous sommes déjà équipés
Je veux bien tester, comment on s'inscrit ?
Vous pouvez passer nous voir ?
Voyez avec le service achats
Danke, wir sind versorgt
Wie melde ich mich für den Test an?
Kommen Sie doch mal vorbei
Wenden Sie sich an den Einkauf
すでに他社を利用しております
申し訳ございませんが必要ございません
ぜひ一度お話を聞かせてください
費用はどのくらいですか
購買部にお問い合わせください
来年度改めてご連絡ください
我们已经有供应商了，谢谢
抱歉，不考虑
可以，发报价过来
多少钱一套？
请联系采购部
明年再说吧
죄송하지만 관심 없습니다
이미 거래처가 있습니다
네, 견적 부탁드립니다
비용이 얼마인가요?
구매팀에 문의해 주세요
내년에 다시 연락 주세요
`;
