/** What people write who speak of an absence, or like a receipt, and answer themselves. One a line. */
export const peopleExamples = `
At a trade show all week, find me Thursday by phone.
Maria is out sick, I'm reading her mail. We're fine as we are.
We are stocktaking so not now, maybe in spring.
I only work mornings, so 9 or 10 would suit me.
I changed roles, but I'm still the one who signs. What are your terms?
The office is at 4 Quay Street, ring the bell.
I will answer properly once I have spoken to finance.
Let me get back to you on Thursday.
I'll come back to you after the board meets on the 12th.
We'll be reopening this in March.
Am 3.9. um 14 Uhr geht es bei mir, Treffpunkt am Empfang.
Auf der Messe sind wir in Halle 5, schauen Sie vorbei.
Ich bespreche das am Montag im Team und gebe Ihnen Bescheid.
Unsere Adresse hat sich geändert, bitte notieren.
Frau Huber ist krank, ich mache das solange. Kein Interesse.
Ich bin nur vormittags da, am besten gegen zehn.
Nous serons au salon de Lyon, stand C4.
Je vois ça lundi avec mon équipe et je reviens vers vous.
L'adresse pour les factures est compta@b.example
El lunes lo comento en la reunión y te digo algo.
Estaremos en la feria de Madrid, pabellón 6.
Lunedì ne parlo in riunione e le faccio sapere.
Na segunda falo com o sócio e digo alguma coisa.
Maandag overleg ik met mijn compagnon, dan hoort u van me.
Jag tar upp det på måndag och återkommer.
Jeg tager det med på mandag og vender tilbage.
W poniedziałek omówię to z szefem i dam znać.
V pondělí to proberu s kolegy a dám vědět.
Hétfőn megbeszélem a főnökkel és jelentkezem.
Luni discut cu echipa și vă anunț.
В понедельник обсужу с коллегами и напишу вам.
Pazartesi ekiple konuşup size dönerim.
月曜日に上司と相談してからご連絡いたします。
周一和同事商量后给您答复。
월요일에 팀과 상의하고 답변 드릴게요.
Sorry for the slow reply, I was on holiday until yesterday. Could you send pricing for 40 seats?
Our CFO Martin is on leave until the 24th, he's the one to decide this. Can you write again after that?
I'm away next week but happy to do a call on the 27th at 3pm. Does that suit?
We're closed over Christmas from the 23rd, so let's pick this up in January. Ping me around the 11th?
I received your email but I'm on vacation right now (typing from the beach). Yes, keen. Book something for after Sept 21.
I'll be in the office until 4 today, call me: 0161 496 0000
Hallo Herr Weber, ich bin ab morgen drei Wochen im Urlaub. Melden Sie sich doch gern Mitte August noch einmal, das Thema ist für uns interessant. Viele Grüße, Eva Kern
Wir haben Betriebsferien bis 7.8., danach gerne ein Termin. Passt Ihnen der 12.?
Bonjour Jonas, je pars en congés vendredi, pouvez-vous me rappeler à la rentrée, disons le 2 septembre ?
Hola Jonas, vuelvo de vacaciones el 17 de agosto. ¿Hablamos esa semana? Me interesa.
Buongiorno, ad agosto siamo chiusi. Mi mandi pure un preventivo, lo guardo al rientro.
Recebi, obrigado. Estou de férias mas dou-lhe feedback quando voltar, parece-me útil.
Ha Jonas, ik ben volgende week vrij. Kun je de 10e bellen? Dan ben ik er weer.
Dzień dobry, szef jest na urlopie do 10 sierpnia. Proszę odezwać się po tym terminie.
Hej! Jag går på semester på fredag. Vi kan ta ett möte när jag är tillbaka, vecka 34?
Moi, olin lomalla, siksi vastaan vasta nyt. Laita tarjous tulemaan!
Добрый день. Я сейчас в отпуске, вернусь 3 августа - давайте тогда созвонимся, тема актуальна.
Merhaba, haftaya izindeyim. 10 Ağustos'tan sonra görüşelim mi?
お世話になっております。山本です。夏季休暇明けの8月17日以降でお打ち合わせ可能です。ご都合いかがでしょうか。
Kedves Jonas! Jövő héten szabadságon leszek, utána szívesen beszélek. Hívjon 3-án!
Ich war bis gestern krank. Ihre Mail klingt gut, rufen Sie mich an? Ab Montag bin ich wieder im Büro.
Je rentre de congés lundi et je vous dis. Votre offre m'intrigue.
Estoy fuera esta semana, ¿me llamas el lunes 30 y lo vemos?
Wracam z urlopu w poniedziałek, proszę wtedy zadzwonić: 600 100 200.
I'm out of the office this week, so email is best. What's the minimum order?
On holiday until the 5th. Drop me a line after that and we can set something up, I like the look of it.
I've been on leave so only seeing this now. Not for us, thanks.
We are closed Mondays. Tuesday at 10 works, call the main line and ask for Ray.
My colleague Sue is on maternity leave and I'm covering. We don't need this at the moment.
For anything urgent my mobile is 07700 900111. Otherwise Thursday's call stands.
Travelling this week. Can do Friday 3pm from the airport, dial me on 0161 496 0001.
It's urgent for us to fix this before the holidays, so yes, send the proposal today.
Appreciate the note. I'm on annual leave from Friday so let's do it before then, tomorrow 11?
Ich bin nächste Woche nicht im Büro, rufen Sie mich lieber mobil an: 0171 1234567.
Bin gerade im Urlaub, schaue mir das ab dem 10. an und melde mich. Klingt auf jeden Fall spannend!
Bitte schicken Sie mir das Angebot bis Freitag, danach bin ich im Urlaub.
Frau Brandt ist in Elternzeit, ich vertrete sie. Wir haben aktuell keinen Bedarf.
Dringend wäre es schon, aber vor dem Urlaub schaffen wir das nicht mehr. Bitte im September nochmal anfragen.
Unser Büro ist am Montag geschlossen, kommen Sie doch am Dienstag vorbei.
Danke für Ihre Nachricht, aber wir sind versorgt. Schönen Urlaub!
Je suis en congés la semaine prochaine, appelez-moi plutôt jeudi au 06 11 22 33 44.
Absent cette semaine mais votre solution m'intéresse, envoyez-moi un devis pour le 15.
Notre directrice est en congé maternité, rien ne se décidera avant septembre. Recontactez-nous à ce moment-là.
Estoy de vacaciones pero me interesa. Llámame el lunes 24 y lo cerramos.
Mi jefe está de baja, hasta que no vuelva no se decide nada.
Sono in ferie fino al 25, mi richiami dopo che ne parliamo volentieri.
Il responsabile è fuori sede, torna giovedì. Gli giro la sua mail.
Estou de férias, mas pode ligar-me na segunda às 10h.
Ik ben tot de 14e vrij, bel me daarna maar even. Ziet er goed uit.
Mijn collega is met zwangerschapsverlof, ik neem haar taken waar. Geen interesse.
Jag är ledig i morgon men ring mig på torsdag så tar vi det.
Er på ferie nå, men dette høres interessant ut. Ring meg uke 33.
Olen lomalla ensi viikolla, soita sen jälkeen niin jutellaan.
Jestem na urlopie, ale temat mnie interesuje - proszę o telefon po 15 sierpnia.
Jsem na dovolené, ozvěte se prosím v září, rádi se podíváme na nabídku.
Szabadságon vagyok, de érdekel, küldje el az ajánlatot és hétfőn megnézem.
Sunt în concediu, dar trimiteți-mi oferta și o discutăm luni.
Сейчас в командировке, вернусь в пятницу и посмотрю ваше предложение. Пришлите пока прайс.
У нас выходные до 12 июня, потом можем созвониться.
Şu an izindeyim ama teklifinizi merak ettim, pazartesi arayın lütfen.
Είμαι σε άδεια, πάρτε με τη Δευτέρα να τα πούμε.
お世話になります。来週は出張で不在ですので、再来週のご都合はいかがでしょうか。
休暇中ですが、興味がありますので資料をお送りください。
我在出差,下周一回公司后给您回电话,请先把报价发我。
휴가 중이지만 관심 있습니다. 다음 주 월요일에 전화 주세요.
أنا في إجازة لكن العرض يهمني، اتصل بي يوم الأحد.
אני בחופשה אבל זה מעניין, תתקשר ביום ראשון.
Tôi đang nghỉ phép nhưng quan tâm, gửi báo giá cho tôi nhé.
Saya sedang cuti, tapi tertarik. Telepon saya hari Senin ya.
Я у відпустці, але цікаво. Надішліть пропозицію, подивлюся в понеділок.
Please contact our purchasing department at einkauf@b.example.
You'd be better off writing to ada@b.example, she looks after this.
ada@b.example
Hi Jonas, best person is Tom Ellis, tom.ellis@b.example or 0113 496 0000. Regards, Jan
Thank you for your email. We are happy with our current provider.
Thanks for your message. I have forwarded it to the responsible department.
Thank you for reaching out. At this time we are not looking to make any changes. We will keep your details on file.
Thanks, we'll be in touch if anything changes.
Our office moved to Reading in May, please update your records.
We only do this centrally, head office is in Lyon.
I work for the council now so this isn't relevant to me any more.
Dear Jonas, thank you for the information. Kind regards, Elke
All supplier enquiries go through our portal: https://portal.b.example/suppliers
This address is for invoices only. Please use sales@b.example.
Received, thank you.
Noted with thanks.
We're a team of two, this is overkill for us.
Monday 9:30 it is. Dial-in as per your invite.
Available Tuesday to Thursday after lunch.
Hello, I received your message and shared it with our team. Best wishes, Ola
Bitte wenden Sie sich an Frau Schulz, schulz@b.example.
Vielen Dank für Ihre Nachricht. Aktuell ist das Thema bei uns nicht relevant.
Vielen Dank für Ihre E-Mail. Wir kommen bei Bedarf auf Sie zu.
Danke, habe ich erhalten. Gruß, Ralf
Am 14.9. um 10 Uhr passt. Ort: Hafenstr. 12, 2. OG.
Wir sind ab Januar in neuen Räumen, dann wird das aktuell.
Merci de votre message, nous n'avons pas de besoin actuellement. Cordialement, M. Petit
Veuillez vous adresser à achats@b.example.
Bien reçu, je transmets à la comptabilité.
Merci, je note vos coordonnées.
Contacte a Laura, laura@b.example, ella lleva compras.
Gracias por su correo, por el momento no necesitamos el servicio.
Hemos recibido su oferta y la estamos valorando.
La ringrazio per la mail, al momento non siamo interessati.
Scriva a acquisti@b.example, grazie.
Agradeço o contato, mas já temos fornecedor.
Fale com o Paulo: paulo@b.example ou (11) 97777-0000.
Bedankt voor uw mail, wij hebben dit intern belegd.
U kunt mailen naar inkoop@b.example.
Tack för mejlet, vi återkommer om det blir aktuellt.
Tak for din mail, men vi klarer os selv.
Kiitos viestistä, palaamme asiaan tarvittaessa.
Dziękuję za wiadomość, na razie nie potrzebujemy.
Proszę pisać na zakupy@b.example
Děkuji za zprávu, zatím nemáme zájem.
Köszönöm a levelet, jelenleg nem aktuális.
Mulțumesc pentru mesaj, nu este cazul momentan.
Спасибо за письмо, обратитесь в отдел закупок: zakup@b.example
Дякую за лист, наразі не актуально.
Mesajınız için teşekkürler, şu an ihtiyacımız yok.
Ευχαριστώ για το μήνυμα, δεν χρειαζόμαστε κάτι.
ご連絡ありがとうございます。現在のところ必要ございません。
担当の者に転送いたしました。
感谢来信,目前没有需求。
메일 감사합니다. 현재는 계획이 없습니다.
شكراً لرسالتك، لا نحتاج حالياً.
תודה על המייל, כרגע לא רלוונטי.
We open a second site in March so volumes will double from April. Worth another look then.
The team is in Berlin for the fair on 21-23 September, stand B14, come by.
Our fiscal year ends 30 June and nothing gets approved before then.
I left voicemail with your office earlier.
Trial ends on 15 August, we'll let you know after.
No me escriba más, por favor. Dé de baja mi correo.
Remove my email address from your database immediately.
Hi Anna, I'm interested, but I am on vacation from 10 March, so could you call me this week? Petra
Sorry for the late answer, I just returned from vacation. What does it cost?
I'm out of the office next week, so let's do the week after. Tuesday the 18th at 10?
Hallo Frau Keller, ich war im Urlaub und komme erst jetzt dazu. Schicken Sie mir gerne Unterlagen.
My boss is on vacation until 20 March, please write again then.
Por favor, dame de baja de tu lista de correo.
Sorry, I am travelling that day. Could we do Thursday instead?
Leave it with me, I will ask our CFO.
Por favor, denme de baja.
We will be on holiday next week, but the week after I would be glad to see a demo.
Quiero darme de baja
Remove this email address from your list immediately or we will take legal action.
I am on vacation next week, so let us speak after the 17th.
Ich bin gerade aus dem Urlaub zurück und schaue mir das an.
Je pars en congés vendredi, pouvez-vous me rappeler jeudi ?
Our Lyon office is closed on Fridays, so please deliver Monday to Thursday. Rates?
Bin bis Freitag unterwegs, rufen Sie mich gern mobil an: 0171 5550101.
Estoy de viaje esta semana, ¿hablamos el lunes?
Torno dalle ferie lunedì e ne parliamo volentieri.
Bonjour Anna, cela m'intéresse, appelez-moi demain.
Dzień dobry, proszę o ofertę.
Dobrý den, pošlete mi prosím ceník.
Добрый день, пришлите прайс.
안녕하세요, 자료를 보내주세요.
Hi Anna, please call me on Friday.
Bonjour, merci de me rappeler.
Buenos días, envíeme el catálogo.
Dzień dobry, proszę o kontakt w piątek.
Merci de me désinscrire de votre liste.
Доброго дня, надішліть прайс.
Hei, lähettäkää lisätietoja.
您好,請寄報價單給我。
Здравейте, изпратете оферта.
Dobrý deň, pošlite mi cenník.
Dobar dan, pošaljite ponudu.
Chào bạn, vui lòng gửi báo giá.
Halo, tolong kirim penawaran.
שלום, שלחי לי הצעת מחיר.
مرحبا، أرسلي عرض الأسعار.
Oi Anna, me manda a proposta.
Boa tarde, ligue-me amanhã.
Dzień dobry, proszę o telefon.
Hej, ring i morgen.
Dobrý den, zavolejte mi zítra.
Merhaba, yarın arayın.
Hei, soita huomenna.
안녕하세요, 내일 전화주세요.
Bună, sunați-mă mâine.
Llámeme.
Пришлите прайс, пожалуйста.
De acuerdo.
Happy to talk on Friday at 10.
Antworten unten. Etwa 400 im Jahr. Donnerstag passt.
Vi prego di cancellarmi dalla vostra mailing list.
Пожалуйста, удалите меня из рассылки.
Your mail to max@kunde.example could not be delivered, he told me. Write to me instead.
##- Please type your reply above this line -## Hello Anna, our logistics lead is Max Braun, please write to max@kunde.example.
Bel me vrijdag.
Write to max@kunde.example before 31 March 2025, 10:00, about: - prices - transit times
Call me. PS: not on Monday.
Здравствуйте! Пришлите, пожалуйста, прайс.
Dobrý den, nemáme zájem.
Sehr geehrte Frau Keller, vielen Dank für Ihre Nachricht. Bitte senden Sie uns ein Angebot.
Anna Keller 様 お世話になっております。田中商事の田中です。 資料をお送りいただけますでしょうか。
Dobrý den, zašlete prosím nabídku.
Nur etwa 20 im Monat. Ja, am Mittwoch.
Please check back next year.
Hallo Frau Keller, kein Bedarf.
Bonjour, merci de me rappeler la semaine prochaine.
Abmelden
Désabonnement SVP
Descadastrar
Graag uitschrijven.
Haal mij van deze mailinglijst af.
Bir daha mail atmayın.
الرجاء إزالتي من القائمة البريدية.
Kérem, töröljenek a listáról.
Παρακαλώ διαγράψτε με από τη λίστα σας.
Sent from my iPhone
今後このようなメールは不要です。
Hej Anna, ring gerne i morgen.
Merci de supprimer mon adresse de votre fichier.
Stop met deze mails aub.
Удалите мою почту из базы, пожалуйста.
Lütfen bana e-posta göndermeyi bırakın.
توقفوا عن مراسلتي.
I will take it off the shelf and check the weight first.
Quite el seguro del presupuesto, por favor.

Petra Lang has accepted this invitation. Intro call Monday Mar 10, 2025 ⋅ 10am – 10:30am Invitation from Google Calendar: https://calendar.google.com/calendar/
Pls talk to Max Weber, he owns logistics.
Добрый день! Интересно, пришлите расценки.
Vui lòng gửi báo giá cho tôi.
شكرا، لسنا مهتمين حاليا.
Circle back in Q3 please. Petra
Podemos falar na quinta? Abs, Petra
Désinscription svp
Cancellatemi dalla vostra mailing list.
Διαγράψτε με από τη λίστα σας.
수신거부합니다.
请将我从邮件列表中删除。
ألغوا اشتراكي من القائمة.
Prosím pošlete ceník.
今回は見送らせていただきます。
Please reach out again in September.
Thanks for your mail.
Ich bin dafür nicht zuständig, bitte wenden Sie sich an Frau Roth.
Vielen Dank für Ihre Nachricht. Ich habe sie an unseren Einkauf weitergeleitet, Herr Maier meldet sich.
Gracias por su correo, llámeme mañana a las 10 al 600 123 456.
Ok tomorrow 3
Monday 11:00?
Nächste Woche Mittwoch würde passen.
자료 부탁드립니다.
תודה, אין לנו צורך.
Our head of logistics is Max Weber, max@kunde.example.
Escríbame en enero, por favor.
Обратитесь, пожалуйста, в отдел логистики.
Bir daha mail atmayın lütfen.
今後一切ご連絡いただかなくて結構です。
أرجو عدم مراسلتي مرة أخرى
I will forward your message internally.
Contacte con compras: compras@kunde.example
Unsubscribe Petra
Прекратите присылать мне письма.
Our warehouse stops taking pallets at 4pm.
Retirez la ligne 2 du devis svp.
Quítele el seguro a la cotización, por favor.
Togliete la riga 2 dal preventivo.
Fjern forsikringen fra tilbuddet.
Received.
Пришлите, пожалуйста, презентацию.
Soita perjantaina.
Ring i morgen.
Please contact our freight manager, Otto.
We ship 40 a month.
Thanks for your email, I will get back to you tomorrow once I have spoken to Otto.
Ta kontakt i april.
ขอใบเสนอราคา
Pošaljite ponudu.
Kirim penawaran.
Atsiųskite kainas.
Saatke pakkumine.
Pošljite ponudbo.
請寄報價單。
שלחו הצעה.
제안서 부탁드립니다.
Ring.
Chiamami.
Dzwoń.
Звоните.
Soita.
Ok, Monday.
Answers: 1. 40 pallets 2. weekly 3. from: Hull to: Vigo
`;
